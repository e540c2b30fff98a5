/** What happened in a step, in words and as places. */
import { type Scene, findFlood, floodScenes } from "../flood/scenes";
import type { ReplayStep } from "../gen/protocol";
import { eventPlaces } from "../words/log";
import { describeEvent } from "../words/story";
import { words } from "../words/words.svelte";

/** Line by line; a move that led to nothing yet is said itself. */
export function describeStep(step: ReplayStep, names: readonly string[]): string[] {
  if (step.events.length > 0) return step.events.map((event) => describeEvent(event, names));
  if (step.move === null) return [];
  return [words("page-replay-played", { name: names[step.seat ?? 0] ?? "", move: step.move })];
}

/** A step as it is told: its flood in scenes, what came before it and after it in lines. */
export interface ToldStep {
  before: string[];
  flood: Scene[];
  after: string[];
}

/** The last `untold` scenes of its flood, and what follows, are still to be shown. */
export function tellStep(step: ReplayStep, names: readonly string[], untold = 0): ToldStep {
  const lines = describeStep(step, names);
  const found = findFlood(step.events);
  if (!found) return { before: lines, flood: [], after: [] };
  const scenes = stepScenes(step);
  return {
    before: lines.slice(0, found.from),
    flood: scenes.slice(0, scenes.length - untold),
    after: untold ? [] : lines.slice(found.to),
  };
}

/** The scenes of the flood in a step; none if there was no flood. */
export function stepScenes({ events, position }: ReplayStep): Scene[] {
  return floodScenes(events, position.players.map(({ score }) => score));
}

/** Hexes and corners that the step was about. */
export function stepPlaces(step: ReplayStep): string[] {
  const named = step.events.flatMap(eventPlaces);
  // A hut that was picked to be fed is named by the move alone, until the last is picked.
  if (named.length === 0 && step.move?.startsWith("supply ")) named.push(step.move.slice("supply ".length));
  return [...new Set(named)];
}
