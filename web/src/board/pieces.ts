/** What stands on the board, as a list to draw: the position, and over it what was just put down. */
import type { Position } from "../gen/protocol";
import { placeOf } from "./geometry";
import type { Ghost } from "./types";

export interface Piece {
  /** Stays the same while the piece does, also when a ghost becomes real. */
  key: string;
  kind: "hut" | "tier" | "well";
  at: string;
  seat: number;
  /** Of a tier: which one, from 1. */
  level: number;
  ghost: boolean;
}

/** What a hex holds. */
export interface Holding {
  seat: number;
  /** 0 for a hut. */
  level: number;
  ghost: boolean;
}

/** By hex: the hut or ziggurat there. What was not there `before` is a ghost. */
export function holdings(position: Position, ghost?: Ghost | null, before?: Position | null): Map<string, Holding> {
  const held = new Map<string, Holding>();
  position.players.forEach((player, seat) => {
    const earlier = before?.players[seat] ?? player;
    for (const at of player.huts) held.set(at, { seat, level: 0, ghost: !earlier.huts.includes(at) });
    for (const [at, level] of Object.entries(player.ziggurats)) {
      held.set(at, { seat, level, ghost: earlier.ziggurats[at] !== level });
    }
  });
  if (ghost?.kind === "hut" && !held.has(ghost.at)) held.set(ghost.at, { seat: ghost.seat, level: 0, ghost: true });
  if (ghost?.kind === "ziggurat") {
    const before = held.get(ghost.at)?.level ?? 0;
    const level = Math.max(before, ghost.level ?? 1);
    if (level > before) held.set(ghost.at, { seat: ghost.seat, level, ghost: true });
  }
  return held;
}

/** Every piece, those further back first. */
export function piecesOf(
  position: Position,
  held: Map<string, Holding>,
  ghost?: Ghost | null,
  before?: Position | null,
): Piece[] {
  const pieces: Piece[] = [];
  for (const [at, { seat, level, ghost: unsure }] of held) {
    if (level === 0) pieces.push({ key: `hut ${seat} ${at}`, kind: "hut", at, seat, level, ghost: unsure });
    for (let tier = 1; tier <= level; tier += 1) {
      const last = unsure && tier === level;
      pieces.push({ key: `tier ${seat} ${at} ${tier}`, kind: "tier", at, seat, level: tier, ghost: last });
    }
  }
  pieces.sort((one, other) => placeOf(one.at).y - placeOf(other.at).y || one.level - other.level);
  const wells = new Set(position.wells);
  for (const at of wells) pieces.push(well(at, before ? !before.wells.includes(at) : false));
  if (ghost?.kind === "well" && !wells.has(ghost.at)) pieces.push(well(ghost.at, true));
  return pieces;
}

const well = (at: string, ghost: boolean): Piece => ({ key: `well ${at}`, kind: "well", at, seat: 0, level: 0, ghost });

export type Mark = "fed" | "starves" | "lives" | "hungry";

/** One mark a hut at most: what is settled, then what is about to be lost. */
export function marksOf(
  position: Position,
  forecast: { starves?: string[]; lives?: string[]; hungry?: string[] },
  ghost?: Ghost | null,
): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  const mark = (as: Mark, places: readonly string[] = []): void => {
    for (const at of places) marks.set(at, as);
  };
  mark("hungry", forecast.hungry);
  mark("lives", forecast.lives);
  mark("starves", forecast.starves);
  if (position.seat !== null) mark("fed", position.players[position.seat]?.fed);
  if (ghost?.kind === "fed") mark("fed", [ghost.at]);
  return marks;
}

/** Everyone chooses a start space; afterwards they mean nothing. */
export function isStarting({ phase }: Position): boolean {
  return phase === "draft" || phase === "start";
}
