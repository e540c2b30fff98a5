/** What people propose at a table, in words. */
import type { Change, Proposal, Seat, Table } from "../gen/protocol";
import { currentLanguage, words } from "./words.svelte";

/** What is proposed, and by whom. */
export function describeProposal(table: Table, proposal: Proposal, names: string[]): string {
  const name = names[proposal.seat] ?? "";
  if (proposal.what === "take-back") {
    return words("page-table-take-back-asked", { name, moves: table.moves - (proposal.to ?? table.moves) });
  }
  if (proposal.what === "stand-in") {
    return words("page-table-stand-in-asked", { name, other: names[proposal.about ?? -1] ?? "" });
  }
  if (proposal.what === "end") return words(`page-table-end-asked-${proposal.ending ?? "uncounted"}`, { name });
  return words("page-table-pause-asked", { name });
}

/** The names of those who have not answered. */
export function missingNames(proposal: Proposal, names: string[]): string {
  const format = new Intl.ListFormat(currentLanguage(), { type: "conjunction" });
  return format.format(proposal.missing.map((seat) => names[seat] ?? ""));
}

/**
 * The number of moves to go back to if a seat's last turn is taken back: the moves that it made without anyone else
 * in between. Null if it made none, or can undo them without asking.
 */
export function takeBackTo(table: Table, changes: readonly Change[], seat: Seat): number | null {
  const movers: (Seat | null)[] = [];
  for (const { kind, moves, seat: by } of changes) {
    if (kind === "undone") movers.length = moves;
    // A held move counts once it is confirmed.
    else if (kind === "moved" || kind === "confirmed") movers[moves - 1] = by;
  }
  let to = movers.lastIndexOf(seat);
  if (to < 0) return null;
  while (to > 0 && movers[to - 1] === seat) to -= 1;
  const alone = table.mover === seat && table.undo_to !== null && table.undo_to <= to;
  return alone ? null : to;
}
