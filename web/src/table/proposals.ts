/** What people propose at a table, in words. */
import type { Proposal, Table } from "../gen/protocol";
import { currentLanguage, words } from "../lib/words.svelte";

/** What is proposed, and by whom. */
export function describeProposal(table: Table, proposal: Proposal, names: string[]): string {
  const name = names[proposal.seat] ?? "";
  if (proposal.what === "take-back") {
    return words("page-table-take-back-asked", { name, moves: table.moves - (proposal.to ?? table.moves) });
  }
  return words(proposal.what === "pause" ? "page-table-pause-asked" : "page-end-rematch-asked", { name });
}

/** The names of those who have not answered. */
export function missingNames(proposal: Proposal, names: string[]): string {
  const format = new Intl.ListFormat(currentLanguage(), { type: "conjunction" });
  return format.format(proposal.missing.map((seat) => names[seat] ?? ""));
}
