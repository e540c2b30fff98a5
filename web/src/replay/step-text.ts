/** What happened in a step, in words and as places. */
import type { ReplayStep } from "../gen/protocol";
import { eventPlaces } from "../lib/log";
import { describeEvent } from "../lib/story";
import { words } from "../lib/words.svelte";

/** Line by line; a move that led to nothing yet is said itself. */
export function describeStep(step: ReplayStep, names: readonly string[]): string[] {
  if (step.events.length > 0) return step.events.map((event) => describeEvent(event, names));
  if (step.move === null) return [];
  return [words("page-replay-played", { name: names[step.seat ?? 0] ?? "", move: step.move })];
}

/** Hexes and corners that the step was about. */
export function stepPlaces(step: ReplayStep): string[] {
  const named = step.events.flatMap(eventPlaces);
  // A hut that was picked to be fed is named by the move alone, until the last is picked.
  if (named.length === 0 && step.move?.startsWith("supply ")) named.push(step.move.slice("supply ".length));
  return [...new Set(named)];
}
