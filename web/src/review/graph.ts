/** The win chances of a whole game as lines: where they lie, where mistakes are, and what is said of a position. */
import type { ReplayStep, Review, ReviewedDecision, Seat } from "../gen/protocol";

/** Win chance lost by a decision: what is marked, and what is marked strongly. */
export const MISTAKE = 0.05;
export const BLUNDER = 0.1;

export interface Mistake {
  move: number;
  seat: Seat;
  loss: number;
  blunder: boolean;
  chance: number;
}

export function findMistakes({ decisions }: Review): Mistake[] {
  return decisions
    .filter(({ loss }) => loss >= MISTAKE)
    .map(({ move, seat, loss, chances }) => ({ move, seat, loss, blunder: loss >= BLUNDER, chance: chances[seat] ?? 0 }));
}

/** The mistake after or before a step; null if there is none. */
export function nextMistake(review: Review, at: number, way: 1 | -1): Mistake | null {
  const found = findMistakes(review);
  return (way === 1 ? found.find(({ move }) => move > at) : found.findLast(({ move }) => move < at)) ?? null;
}

/** Everyone's win chance after so many moves: as judged for the next decision; in the end, the result. */
export function chancesAt({ decisions, seats }: Review, at: number): number[] {
  return decisions.find(({ move }) => move >= at)?.chances ?? seats.map(({ result }) => result);
}

export function decisionAt({ decisions }: Review, at: number): ReviewedDecision | null {
  return decisions.find(({ move }) => move === at) ?? null;
}

/** A seat's line: how many moves had been made, and its win chance then. */
export function lineOf({ decisions, seats, moves }: Review, seat: Seat): [move: number, chance: number][] {
  const judged = decisions.map(({ move, chances }): [number, number] => [move, chances[seat] ?? 0]);
  return [...judged, [moves, seats[seat]?.result ?? 0]];
}

/** Return how high a win chance is drawn. */
export function plotOf(top: number, bottom: number): (chance: number) => number {
  return (chance) => bottom - (bottom - top) * chance;
}

/** The steps by which a reign had ended with its flood. */
export function findFloods(steps: readonly ReplayStep[]): number[] {
  return steps.flatMap(({ position }, step) => {
    const before = steps[step - 1]?.position;
    if (!before) return [];
    const ended = position.reign > before.reign || (position.phase === "over" && before.phase !== "over");
    return ended ? [step] : [];
  });
}
