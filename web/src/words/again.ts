/** Who plays another game, and who does not. */
import type { Seat } from "../gen/protocol";
import { currentLanguage, words } from "./words.svelte";

/** What people said, a sentence each way; what I said myself is told only if I do not play on. */
export function answers(again: readonly (boolean | null)[], names: readonly string[], mine: readonly Seat[]): string[] {
  const format = new Intl.ListFormat(currentLanguage(), { type: "conjunction" });
  const who = (yes: boolean): string[] =>
    again.flatMap((said, seat) => (said === yes && !mine.includes(seat) ? [names[seat] ?? ""] : []));
  const told = [];
  const [yes, no] = [who(true), who(false)];
  if (yes.length) told.push(words("page-end-rematch-yes", { names: format.format(yes), count: yes.length }));
  if (no.length) told.push(words("page-end-rematch-declined", { names: format.format(no), count: no.length }));
  if (mine.some((seat) => again[seat] === false)) told.push(words("page-end-rematch-mine-no"));
  return told;
}
