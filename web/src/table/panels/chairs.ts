/** What is to be known of who sits on a chair. */
import type { Chair } from "../../gen/protocol";
import { words } from "../../lib/words.svelte";

/** In a few words each: a bot, gone, failing. */
export function chairMarks(chair: Chair | null): string[] {
  if (!chair) return [];
  const marks = [];
  if (chair.kind === "bot") marks.push(words("page-panel-bot"));
  if (chair.resigned) marks.push(words("page-panel-resigned"));
  else if (chair.away) marks.push(words(chair.timed_out ? "page-panel-timed-out" : "page-panel-away"));
  if (chair.look_alike) marks.push(words("page-chat-look-alike"));
  if (chair.failures > 0) marks.push(words("page-panel-bot-failed", { times: chair.failures }));
  return marks;
}
