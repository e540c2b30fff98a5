/** What a seat has, added up for a glance. */
import { COURT, ZIGGURAT } from "../gen/board";
import type { Court, ScoreBreakdown, Player, Seat } from "../gen/protocol";

/** Stands with the shape wherever there is room; the terminal's letters. */
export const SEAT_LETTERS = ["R", "B", "G", "Y"] as const;

export interface Standing {
  seat: Seat;
  influence: number;
}

/** Influence at court now, most first. Ties are the flood's business. */
export function standings(court: Court): Standing[] {
  const sums = new Map<Seat, number>();
  for (const { name, influence } of COURT) {
    for (const seat of court[name]) sums.set(seat, (sums.get(seat) ?? 0) + influence);
  }
  return [...sums].map(([seat, influence]) => ({ seat, influence })).sort((a, b) => b.influence - a.influence);
}

/** All ziggurat tiles on the board. */
export function tiles(player: Player): number {
  return Object.values(player.ziggurats).reduce((sum: number, level) => sum + level, 0);
}

/** Bases, centres and roofs that are not on the board. */
export function tilesLeft(player: Player): [number, number, number] {
  const levels = Object.values(player.ziggurats);
  const left = (level: number): number => ZIGGURAT.tiles - levels.filter((reached) => reached >= level).length;
  return [left(1), left(2), left(3)];
}

/** Points from all sources. */
export function total(ledger: ScoreBreakdown): number {
  return Object.values(ledger).reduce((sum: number, points: number) => sum + points, 0);
}
