/** Final scores as bars of a small picture. */
import type { PlayoutSeat } from "../gen/protocol";

export interface Scale {
  /** The lowest score of the first bar. */
  low: number;
  /** Points that a bar stands for. */
  width: number;
  bars: number;
}

/** A scale that holds all scores in at most so many bars. */
export function scaleOf(seats: readonly PlayoutSeat[], most = 30): Scale {
  const scores = seats.flatMap((seat) => seat.scores.map(([score]) => score ?? 0));
  const [least, greatest] = [Math.min(...scores), Math.max(...scores)];
  const width = [1, 2, 5, 10, 20].find((size) => Math.floor(greatest / size) - Math.floor(least / size) < most) ?? 50;
  const low = Math.floor(least / width) * width;
  return { low, width, bars: Math.floor((greatest - low) / width) + 1 };
}

/** The share of games in each bar. */
export function barsOf(seat: PlayoutSeat, { low, width, bars }: Scale): number[] {
  const found = Array.from({ length: bars }, () => 0);
  let games = 0;
  for (const [score = 0, count = 0] of seat.scores) {
    const bar = Math.floor((score - low) / width);
    found[bar] = (found[bar] ?? 0) + count;
    games += count;
  }
  return found.map((count) => count / games);
}
