/** What happened in a step, in words and as places. */
import type { ReplayStep } from "../gen/protocol";
import { places } from "../lib/log";
import { tell } from "../lib/story";
import { words } from "../lib/words.svelte";

/** Line by line; a move that led to nothing yet is said itself. */
export function told(step: ReplayStep, names: readonly string[]): string[] {
  if (step.events.length > 0) return step.events.map((event) => tell(event, names));
  if (step.move === null) return [];
  return [words("page-replay-played", { name: names[step.seat ?? 0] ?? "", move: step.move })];
}

/** Hexes and corners that the step was about. */
export function touched(step: ReplayStep): string[] {
  const named = step.events.flatMap(places);
  // A hut that was picked to be fed is named by the move alone, until the last is picked.
  if (named.length === 0 && step.move?.startsWith("supply ")) named.push(step.move.slice("supply ".length));
  return [...new Set(named)];
}
