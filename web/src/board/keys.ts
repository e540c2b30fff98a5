/** Where the keys lead. */
import { SITES, type Way } from "../gen/board";
import { HEX, SITE, placeOf, seated } from "./geometry";

const ARROWS: Record<string, { first: [even: Way, odd: Way]; step: [number, number] }> = {
  ArrowUp: { first: ["up", "up"], step: [0, -1] },
  ArrowDown: { first: ["down", "down"], step: [0, 1] },
  // Along a row: every second column sits half a hex lower.
  ArrowLeft: { first: ["leftDown", "leftUp"], step: [-1, 0] },
  ArrowRight: { first: ["rightDown", "rightUp"], step: [1, 0] },
};

const OTHER: Partial<Record<Way, Way>> = {
  leftUp: "leftDown",
  leftDown: "leftUp",
  rightUp: "rightDown",
  rightDown: "rightUp",
};

/** The hex in play that an arrow key leads to; undefined if the key is none or the board ends there. */
export function findNeighbour(at: string, key: string, players: number): string | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const site = SITE.get(at);
  if (site) {
    const here = placeOf(at);
    const ahead = (name: string): number => {
      const there = placeOf(name);
      return (there.x - here.x) * arrow.step[0] + (there.y - here.y) * arrow.step[1];
    };
    return [...site.hexes].sort((one, other) => ahead(other) - ahead(one))[0];
  }
  const hex = HEX.get(at);
  if (!hex) return undefined;
  const way = arrow.first[(hex.column.charCodeAt(0) - 97) % 2 === 0 ? 0 : 1];
  const other = OTHER[way];
  const inPlay = (name: string | undefined): string | undefined =>
    name && HEX.get(name)?.inPlay.includes(seated(players)) ? name : undefined;
  return inPlay(hex.beside[way]) ?? (other && inPlay(hex.beside[other]));
}

/** Of a hex and the well sites in play around it, clockwise, the one after (1) or before (-1) this one. */
export function findCorner(at: string, hex: string, step: 1 | -1, players: number): string | undefined {
  const { x, y } = placeOf(hex);
  const fromTop = (site: { x: number; y: number }): number => (Math.atan2(site.x - x, y - site.y) + 2 * Math.PI) % (2 * Math.PI);
  const corners = SITES.filter(({ hexes, inPlay }) => hexes.includes(hex) && inPlay.includes(seated(players)));
  corners.sort((one, other) => fromTop(one) - fromTop(other));
  const around = [hex, ...corners.map(({ name }) => name)];
  return around[(around.indexOf(at) + step + around.length) % around.length];
}
