/** Why one move is better than another: whose final points differ, and where they come from. The twin of study/reasons.py. */
import type { Seat, Source } from "../gen/protocol";

/** Points that differ by less are no reason. */
export const LEAST = 0.1;
/** Reasons that people read. */
export const MOST = 3;

/** A difference in final points: the mover's from a source, or all of another seat. */
export type Reason = { points: number } & ({ source: Source } | { seat: Seat });

/** What everyone can expect after a move: final points by seat, and the mover's by source. */
export interface Expected {
  points: readonly number[];
  sources: Readonly<Record<Source, number>>;
}

/** What a reason is worth to the mover. */
export function gain(reason: Reason): number {
  return "source" in reason ? reason.points : -reason.points;
}

/** Why the first of two moves is better than the second for the mover, the main reason first. */
export function reasons(mover: Seat, one: Expected, other: Expected): Reason[] {
  const own = Object.entries(one.sources).map(([source, points]) => ({
    source: source as Source,
    points: points - other.sources[source as Source],
  }));
  const all = one.points.map((points, seat) => ({ seat, points: points - (other.points[seat] ?? 0) }));
  const told = [...own, ...all.filter(({ seat }) => seat !== mover)]
    .filter(({ points }) => Math.abs(points) >= LEAST)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const [first, ...rest] = told;
  if (!first) return [];
  const main = rest.reduce<Reason>((best, each) => (gain(each) > gain(best) ? each : best), first);
  return [main, ...told.filter((each) => each !== main)].slice(0, MOST);
}
