/** Which hint comes next, and switching them on and off. */
import { TURNS } from "../gen/board";
import { showToast } from "../ui/toasts.svelte";
import { settings } from "../device/settings.svelte";
import { words } from "../words/words.svelte";
import { HINTS, type Hint, hintName } from "./hints";

/** The hints of a moment of the game, in order. */
export function hintsOf(moment: string | null): readonly Hint[] {
  return HINTS.filter((hint) => hint.moment === moment);
}

/** The hint to show now, or null. The flood is explained before the first one, among the actions of its turn. */
export function nextHint(moment: string | null, reign = 1, turn = 1): Hint | null {
  if (!settings.guide || moment === null) return null;
  return toldAt(moment, reign, turn).find((hint) => !settings.guided.includes(hintName(hint))) ?? null;
}

function toldAt(moment: string, reign: number, turn: number): readonly Hint[] {
  const welcome = moment === "over" ? [] : hintsOf("welcome");
  const flood = moment === "actions" && reign === 1 && turn === TURNS[0] ? hintsOf("flood") : [];
  return [...welcome, ...flood, ...hintsOf(moment)];
}

/** Whether somebody plays their first game with the guide. */
export function isLearning(): boolean {
  return settings.guide && !hintsOf("over").every((hint) => settings.guided.includes(hintName(hint)));
}

export function markSeen(hint: Hint): void {
  settings.guided = [...settings.guided, hintName(hint)];
}

/** Leave a hint behind whose choice was made; the welcome comes before any choice, and is over with the first. */
export function passOver(hint: Hint): void {
  for (const one of hint.moment === "welcome" ? hintsOf("welcome") : [hint]) markSeen(one);
}

export function turnOffHints(): void {
  settings.guide = false;
  showToast(words("page-guide-is-off"));
}

/** Have everything about this moment said again. */
export function repeatHints(moment: string | null): void {
  const again = hintsOf(moment).map(hintName);
  settings.guided = settings.guided.filter((name) => !again.includes(name));
}
