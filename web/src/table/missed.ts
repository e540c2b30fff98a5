/** What others did since one's last turn, and whether somebody who comes back to a game over days has missed it. */
import type { Change, Seat, Table } from "../gen/protocol";

/**
 * Of moves, each by its seat: the last one of my last turn, -1 if there is none, and how many there are up to the last of
 * the others. A turn of mine that is under way is not the last one.
 */
export function lastTurn(
  seats: readonly (Seat | null)[],
  mine: readonly Seat[],
  mover: Seat | null,
): { ended: number; until: number } {
  const isMine = (seat: Seat | null): boolean => seat !== null && mine.includes(seat);
  const until = isMine(mover) ? seats.findLastIndex((seat) => !isMine(seat)) + 1 : seats.length;
  return { ended: seats.slice(0, until).findLastIndex(isMine), until };
}

export function isMove({ kind }: Change): boolean {
  return kind === "moved" || kind === "confirmed";
}

/** Whether others have moved since the last turn of the seats in `mine`. Before one's own first there is nothing to tell. */
export function isMissed(table: Table, changes: readonly Change[], mine: readonly Seat[]): boolean {
  if (table.status !== "playing" || table.options.clock.kind !== "slow") return false;
  const movers = changes.filter(isMove).map(({ seat }) => seat);
  const { ended, until } = lastTurn(movers, mine, table.mover);
  return ended >= 0 && ended < until - 1;
}
