/** Whether somebody who comes back to a game over days has missed moves. */
import type { Change, Seat, Table } from "../gen/protocol";

/** Whether others have moved since the seats in `mine` last did. Before one's own first move there is nothing to tell. */
export function isMissed(table: Table, changes: readonly Change[], mine: readonly Seat[]): boolean {
  if (table.status !== "playing" || table.options.clock.kind !== "slow") return false;
  const moved = changes.filter(({ kind }) => kind === "moved" || kind === "confirmed");
  const last = moved.findLastIndex(({ seat }) => seat !== null && mine.includes(seat));
  return last >= 0 && last < moved.length - 1;
}
