/** Who comes first. */
import type { Seat } from "../gen/protocol";

/** The seats by score, best first, and after them those who resigned; equal scores share a place. */
export function ranking(
  scores: readonly number[],
  resigned: readonly Seat[] = [],
): { seat: Seat; score: number; place: number }[] {
  const isBehind = (seat: Seat, other: Seat): boolean => {
    if (resigned.includes(seat) !== resigned.includes(other)) return resigned.includes(seat);
    return (scores[other] ?? 0) > (scores[seat] ?? 0);
  };
  return scores
    .map((score, seat) => ({ seat, score, place: 1 + scores.filter((_, other) => isBehind(seat, other)).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
