/** Hexes and corners as a screen reader says them: where, what grows, what stands there, what choosing it does. */
import { isStarting } from "./pieces";
import { HEXES, SITES } from "../gen/board";
import type { Position } from "../gen/protocol";
import { words } from "../words/words.svelte";

const HEX = new Map(HEXES.map((hex) => [hex.name, hex]));
const SITE = new Map(SITES.map((site) => [site.name, site]));

/** A place, and the `further` things that are to be said of it. */
export function describePlace(at: string, position: Position, names: readonly string[], ...further: (string | null)[]): string {
  const hex = HEX.get(at);
  const parts = hex
    ? [at, words(`food-${hex.food}`), words(`region-${hex.region}`), ...standing(at, position, names)]
    : [words(position.wells.includes(at) ? "picture-well" : "page-table-corner", { site: cornerHexes(at) })];
  const players = position.players.length;
  if (hex && !hex.inPlay.some((count) => count === players)) parts.push(words("picture-out"));
  else if (isStarting(position) && hex?.start.some((count) => count === players)) parts.push(words("picture-start"));
  return [...parts, ...further.filter((one) => one !== null)].join(", ");
}

export function cornerHexes(at: string): string {
  return SITE.get(at)?.hexes.join(", ") ?? at;
}

function standing(at: string, position: Position, names: readonly string[]): string[] {
  for (const [seat, player] of position.players.entries()) {
    const name = names[seat] ?? "";
    if (player.huts.includes(at)) {
      const fed = position.seat === seat && ["supply", "wells", "actions"].includes(position.phase);
      const hut = words("picture-hut", { name });
      return fed ? [hut, words(player.fed.includes(at) ? "page-table-hut-fed" : "page-table-hut-hungry")] : [hut];
    }
    const level = player.ziggurats[at];
    if (level) return [words("picture-ziggurat", { level, name })];
  }
  return [words("page-table-empty")];
}
