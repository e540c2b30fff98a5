/** How sending a notice went, in words. */
import { hasWords, words } from "../words/words.svelte";

export function outcomeText(outcome: string): string {
  const status = /^status-(\d+)$/.exec(outcome)?.[1];
  if (status) return words("page-outcome-status", { status });
  const id = `page-outcome-${outcome}`;
  return hasWords(id) ? words(id) : words("page-problem-other", { title: outcome });
}
