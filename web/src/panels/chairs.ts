/** What is to be known of who sits on a chair. */
import type { Chair } from "../gen/protocol";
import { words } from "../words/words.svelte";

/** Why a bot plays for the person on a chair, or why their clock stands still. */
export type Absence = "resigned" | "timed-out" | "away" | "holiday";

export function absenceOf(chair: Chair | null): Absence | null {
  if (chair?.resigned) return "resigned";
  if (chair?.away) return chair.timed_out ? "timed-out" : "away";
  return holidayOf(chair) === null ? null : "holiday";
}

/** Until when somebody is on holiday, in seconds since 1970; null if they are not. */
export function holidayOf(chair: Chair | null): number | null {
  return chair?.resigned ? null : (chair?.holiday ?? null);
}

/** In a few words each: a bot, gone, failing. */
export function chairMarks(chair: Chair | null): string[] {
  if (!chair) return [];
  const marks = [];
  if (chair.kind === "bot") marks.push(words("page-panel-bot"));
  const absence = absenceOf(chair);
  if (absence && absence !== "holiday") marks.push(words(`page-panel-${absence}`));
  if (chair.look_alike) marks.push(words("page-chat-look-alike"));
  if (chair.failures > 0) marks.push(words("page-panel-bot-failed", { times: chair.failures }));
  return marks;
}
