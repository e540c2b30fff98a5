/** What lists of tables tell. */
import type { ListedTable } from "../gen/protocol";

/** Whether nothing more happens there: it was played, or cancelled. */
export function isOver(table: ListedTable): boolean {
  return table.over || table.status === "finished" || table.status === "cancelled";
}

/** Whether somebody with these tables has not finished a game yet. */
export function isFirstGame(tables: readonly ListedTable[]): boolean {
  return !tables.some((table) => table.mine && isOver(table) && table.status !== "cancelled");
}
