/** Choosing among the tables that everyone can see. */
import type { ListedTable } from "../gen/protocol";

export interface LobbyFilter {
  /** The kind of clock; any if empty. */
  clock: ListedTable["clock"] | "";
  /** So many seats free at least. */
  seats: number;
}

export function isJoinable(table: ListedTable): boolean {
  return table.status === "open" && table.open > 0;
}

export function passes(table: ListedTable, { clock, seats }: LobbyFilter): boolean {
  if (clock && table.clock !== clock) return false;
  return seats === 0 || (isJoinable(table) && table.open >= seats);
}
