/** What a row of a list says of a table. */
import type { ListedTable } from "../gen/protocol";
import { seatName } from "../words/names";
import { formatLeft } from "../words/time-left";
import { formatDate, words } from "../words/words.svelte";
import { holidayUntil, isOver, secondsLeft } from "./tables";

/** Whose turn it is, or that the game is paused; empty if nobody is to decide. */
export function turnText(table: ListedTable): string {
  if (table.mover === null || isOver(table)) return "";
  if (table.paused) return words("page-list-paused");
  if (table.my_turn) return words("page-list-your-turn");
  const chair = table.chairs[table.mover];
  return chair ? words("page-list-turn-of", { name: seatName(chair, table.mover) }) : "";
}

/** "1 d 23 h left"; empty without a clock that runs. */
export function leftText(table: ListedTable, now: number): string {
  const left = secondsLeft(table, now);
  return left === null ? "" : words("page-list-time-left", { time: formatLeft(left) });
}

/** Who else is on holiday, and until when. */
export function holidayTexts(table: ListedTable, now: number): string[] {
  return table.chairs.flatMap((chair, seat) => {
    const until = table.seats?.includes(seat) ? null : holidayUntil(table, seat, now);
    return until === null ? [] : [words("page-list-holiday", { name: seatName(chair, seat), date: formatDate(until) })];
  });
}
