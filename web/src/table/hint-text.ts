/** A hint in words: what to do and why, and what else is to be known of it. */
import type { Hint, Position } from "../gen/protocol";
import { formatNumber, formatPercent, words } from "../words/words.svelte";
import { describeMoveAt } from "./choices";
import { Coach } from "./coach";

export { Coach };

/** What to do, where there is little room. */
export function shortHint({ why }: Hint, position: Position): string {
  return words("page-hint", { move: describeMoveAt(why.move, position) });
}

/** What to do, and why. */
export function hintText(hint: Hint, position: Position, coach: Coach): string {
  const { seat, why } = hint;
  const reasons = why.other === null && why.equals.length > 0 ? coach.equals(why.equals, position) : coach.reasons(seat, why.reasons);
  return `${shortHint(hint, position)} ${reasons}`.trim();
}

/** What it is compared with, what is as good, and what can be expected. */
export function hintDetails({ seat, why, candidates }: Hint, position: Position, coach: Coach): string {
  const [best] = candidates;
  const values = { share: formatPercent(best?.chances[seat] ?? 0), points: formatNumber(best?.points[seat] ?? 0) };
  return [...coach.explanation(seat, why, position), words("page-hint-numbers", values)].join(" ");
}
