/** Which hint comes next, and switching them on and off. */
import { note } from "../lib/notes.svelte";
import { settings } from "../lib/settings.svelte";
import { words } from "../lib/words.svelte";
import { HINTS, type Hint, named } from "./hints";

/** The hints of a moment of the game, in order. */
export function hintsOf(moment: string | null): readonly Hint[] {
  return HINTS.filter((hint) => hint.moment === moment);
}

/** The hint to show now, or null. The flood is explained at the first harvest after it. */
export function nextHint(moment: string | null, reign = 1): Hint | null {
  if (!settings.guide || moment === null) return null;
  return toldAt(moment, reign).find((hint) => !settings.guided.includes(named(hint))) ?? null;
}

function toldAt(moment: string, reign: number): readonly Hint[] {
  const welcome = moment === "over" ? [] : hintsOf("welcome");
  const flood = moment === "harvest" && reign > 1 ? hintsOf("flood") : [];
  return [...welcome, ...flood, ...hintsOf(moment)];
}

export function seen(hint: Hint): void {
  settings.guided = [...settings.guided, named(hint)];
}

export function noMoreHints(): void {
  settings.guide = false;
  note(words("page-guide-is-off"));
}

/** Have everything about this moment said again. */
export function tellAgain(moment: string | null): void {
  const again = hintsOf(moment).map(named);
  settings.guided = settings.guided.filter((name) => !again.includes(name));
}
