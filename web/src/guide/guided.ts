/** Which hint comes next, and switching them on and off. */
import type { Moment } from "../learn/phases";
import { note } from "../lib/notes.svelte";
import { settings } from "../lib/settings.svelte";
import { words } from "../lib/words.svelte";
import { HINTS, type Hint, named } from "./hints";

/** The hints of a moment of the game, in order. */
export function hintsOf(moment: string | null): readonly Hint[] {
  return HINTS.filter((hint) => hint.moment === moment);
}

/** The hint to show now, or null. */
export function nextHint(moment: string | null): Hint | null {
  if (!settings.guide || moment === null) return null;
  const first = moment === "over" ? [] : hintsOf("welcome");
  return [...first, ...hintsOf(moment)].find((hint) => !settings.guided.includes(named(hint))) ?? null;
}

export function seen(hint: Hint): void {
  settings.guided = [...settings.guided, named(hint)];
}

export function noMoreHints(): void {
  settings.guide = false;
  note(words("page-guide-is-off"));
}

/** Key `g`: put away what the guide says now, or have it say everything about this moment again. */
export function toggleHints(moment: Moment | null): void {
  const hints = [...hintsOf("welcome"), ...hintsOf(moment)].map(named);
  if (nextHint(moment)) {
    settings.guided = [...new Set([...settings.guided, ...hints])];
  } else {
    settings.guide = true;
    settings.guided = settings.guided.filter((name) => !hints.includes(name));
  }
}
