/** The win chances of a whole game as lines: where they lie, where mistakes are, and what is said of a position. */
import type { ReplayStep, Review, ReviewedDecision, Seat, Verdict } from "../gen/protocol";

/** How each verdict is signed. */
export const SIGNS: Record<Verdict, string> = { excellent: "!!", best: "!", fine: "=", slip: "?!", mistake: "?", blunder: "??" };
export const WRONG = ["slip", "mistake", "blunder"] as const satisfies readonly Verdict[];
/** Marks on the graph, unless somebody wants them all. */
const FEW = 5;

export interface Mistake {
  move: number;
  seat: Seat;
  verdict: Verdict;
  loss: number;
  chance: number;
}

/** What cost most, in the order of the game, first of all for the person who looks; or all that went wrong. */
export function findMistakes({ decisions }: Review, mine: readonly Seat[], all: boolean): Mistake[] {
  const wrong = decisions.filter(({ verdict }) => (WRONG as readonly Verdict[]).includes(verdict));
  const own = wrong.filter(({ seat }) => mine.includes(seat));
  const few = [...(own.length > 0 ? own : wrong)].sort((a, b) => b.cost - a.cost).slice(0, FEW);
  return wrong
    .filter((decision) => all || few.includes(decision))
    .map(({ move, seat, verdict, loss, chances }) => ({ move, seat, verdict, loss, chance: chances[seat] ?? 0 }));
}

/** The mistake after or before a step; null if there is none. */
export function nextMistake(found: readonly Mistake[], at: number, way: 1 | -1): Mistake | null {
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
