/** The puzzle of the day, what was solved, the score and the streak: all of it is known to this browser alone. */
import type { PuzzleFilter, PuzzleResult, PuzzleResults, Streak } from "../device/puzzles";
import type { PuzzleLine } from "../gen/protocol";

export const THEMES = ["feeding", "huts", "wells", "ziggurats", "court", "offerings", "turn-order", "last-turn"] as const satisfies readonly PuzzleLine["theme"][];
export const DIFFICULTIES = [1, 2, 3] as const;
export const PLAYERS = [2, 3, 4] as const;
export const KINDS = ["move", "turn"] as const;
export const NO_FILTER: PuzzleFilter = { theme: null, difficulty: null, players: null, kind: null };
export const NO_STREAK: Streak = { last: null, days: 0, shown: null };

const DAY = 86_400_000;

/** The day of a moment, in milliseconds since 1970: it changes at midnight in UTC, at the same moment for everyone. */
export function dayOf(now: number): number {
  return Math.floor(now / DAY);
}

/** Milliseconds until the next puzzle of the day. */
export function untilNextDay(now: number): number {
  return DAY - (now % DAY);
}

/** The place of the puzzle of a day among so many. */
export function placeOfDay(day: number, count: number): number {
  return day % count;
}

/** The streak as it stands on a day: it is lost once a day has gone by without. */
export function streakOn(day: number, { last, days }: Streak): number {
  return last !== null && last >= day - 1 ? days : 0;
}

/** The streak after the puzzle of a day was solved. It counts once, and not after its answer was shown that day. */
export function withSolvedDay(streak: Streak, day: number): Streak {
  const counts = streak.shown !== day && (streak.last === null || day > streak.last);
  return counts ? { ...streak, last: day, days: streakOn(day, streak) + 1 } : streak;
}

/** What is kept of a puzzle after something happened. An answer that was shown or found stays so. */
export function resultAfter(before: PuzzleResult | undefined, what: "solved" | "wrong" | "shown"): PuzzleResult {
  if (isOver(before)) return before;
  if (what === "solved") return before === "wrong" ? "later" : "first";
  return what;
}

/** Whether nothing more can be gained from a puzzle. */
export function isOver(result: PuzzleResult | undefined): result is "first" | "later" | "shown" {
  return result !== undefined && result !== "wrong";
}

export function isSolved(result: PuzzleResult | undefined): boolean {
  return result === "first" || result === "later";
}

/** What a puzzle of some difficulty gives: 2, 4 or 6 points at the first try, half of that later. */
export function pointsOf(difficulty: number, result: PuzzleResult | undefined): number {
  if (result === "first") return 2 * difficulty;
  return result === "later" ? difficulty : 0;
}

export function scoreOf(puzzles: readonly PuzzleLine[], results: PuzzleResults): number {
  return puzzles.reduce((sum, { id, difficulty }) => sum + pointsOf(difficulty, results[id]), 0);
}

export function countSolved(puzzles: readonly PuzzleLine[], results: PuzzleResults): number {
  return puzzles.filter(({ id }) => isSolved(results[id])).length;
}

export function matches(puzzle: PuzzleLine, filter: PuzzleFilter): boolean {
  const names = ["theme", "difficulty", "players", "kind"] as const;
  return names.every((name) => filter[name] === null || filter[name] === puzzle[name]);
}

/** The next puzzle of a filter that is not over, after this one and then from the beginning. Null if there is none. */
export function nextPuzzle(
  puzzles: readonly PuzzleLine[],
  results: PuzzleResults,
  filter: PuzzleFilter,
  after?: string,
): PuzzleLine | null {
  const from = puzzles.findIndex(({ id }) => id === after) + 1;
  const others = [...puzzles.slice(from), ...puzzles.slice(0, from)];
  return others.find((one) => one.id !== after && matches(one, filter) && !isOver(results[one.id])) ?? null;
}
