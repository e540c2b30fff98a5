/** A flood for those who listen: said when it is shown, scene by scene. */
import type { GameEvent } from "../gen/protocol";
import { describeEvent } from "../words/story";
import { words } from "../words/words.svelte";
import { type Scene, findFlood } from "./scenes";

/** Of the events of a move, what is said at once: of a flood only its first scene. */
export function spokenAtOnce(events: readonly GameEvent[]): readonly GameEvent[] {
  const flood = findFlood(events);
  if (!flood) return events;
  const washed = events.slice(flood.from, flood.to).filter(({ event }) => event === "flooded");
  return [...events.slice(0, flood.from), ...washed, ...events.slice(flood.to)];
}

/** What is said with a later scene. */
export function describeScene(scene: Scene, names: readonly string[]): string {
  const lines = scene.events.map((event) => describeEvent(event, names));
  const totals = scene.name === "totals" ? scene.rows.map(({ seat, score }) => `${names[seat]} ${score}`) : [];
  if (lines.length + totals.length === 0) lines.push(words(`page-flood-${scene.name}-none`));
  return [`${words(`page-flood-${scene.name}`)}.`, ...lines, totals.join(", ")].join(" ").trim();
}
