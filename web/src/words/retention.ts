/** Tables that nobody uses are removed some day; shortly before, we say when. */
import { formatDate, words } from "./words.svelte";

/** Seconds before the end in which it is worth a word. */
const SHORTLY = 14 * 86_400;

/** "kept until 3 May", or nothing if that is far away. Both in seconds since 1970. */
export function keptUntil(expires: number | null, now: number): string {
  if (expires === null || expires - now > SHORTLY) return "";
  return words("page-list-kept-until", { date: formatDate(expires) });
}
