/** What lists of tables tell. */
import type { ListedTable, Seat } from "../gen/protocol";

/** Whether nothing more happens there: it was played, or cancelled. */
export function isOver(table: ListedTable): boolean {
  return table.over || table.status === "finished" || table.status === "cancelled";
}

/** Whether somebody with these tables has not finished a game yet. */
export function isFirstGame(tables: readonly ListedTable[]): boolean {
  return !tables.some((table) => table.mine && isOver(table) && table.status !== "cancelled");
}

/** The game to go on with: one that waits for me, the soonest that runs out of time; else the last that changed. */
export function gameToContinue(tables: readonly ListedTable[]): ListedTable | null {
  const running = tables.filter((table) => table.mine && table.status === "playing" && !isOver(table));
  const order = (table: ListedTable): number[] => [
    Number(!table.my_turn),
    Number(table.paused),
    table.my_turn ? (table.deadline ?? Infinity) : -table.updated,
  ];
  return running.toSorted((one, other) => compare(order(one), order(other)))[0] ?? null;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place < 0 ? 0 : (one[place] ?? 0) < (other[place] ?? 0) ? -1 : 1;
}

/** My seat, if I have one alone: at one screen several people play. */
export function mySeat({ seats = [] }: ListedTable): Seat | null {
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

/** The time until which a seat's person is on holiday; null if they are not. All in seconds since 1970. */
export function holidayUntil(table: ListedTable, seat: Seat | null, now: number): number | null {
  const until = seat === null || isOver(table) ? null : (table.chairs[seat]?.holiday ?? null);
  return until !== null && until > now ? until : null;
}

/** The seconds that the seat to decide has left, as its clock at the table shows them; null where none runs. */
export function secondsLeft(table: ListedTable, now: number): number | null {
  if (table.deadline === null || table.paused || isOver(table)) return null;
  return Math.max(0, table.deadline - (holidayUntil(table, table.mover, now) ?? now));
}

/** The last day of my holidays; null if I have none. */
export function myHoliday(tables: readonly ListedTable[], now: number): number | null {
  const found = tables.map((table) => holidayUntil(table, mySeat(table), now)).filter((until) => until !== null);
  return found.length ? Math.max(...found) : null;
}
