/** Puzzles of one's own games: which are due, and what is said of when. */
import type { OwnPuzzleLine } from "../gen/protocol";
import { words } from "../words/words.svelte";

const DAY = 86_400_000;

/** A table and the number of a move, as in addresses. */
export function nameOf({ table, move }: OwnPuzzleLine): string {
  return `${table}/${move}`;
}

/** Whether an answer counts at a moment, in milliseconds since 1970. */
export function isDue({ due }: OwnPuzzleLine, now: number): boolean {
  return due !== null && due * 1000 <= now;
}

/** When a puzzle is due: now, in so many days, or never again. */
export function nextDueText(puzzle: OwnPuzzleLine, now: number): string {
  if (puzzle.due === null) return words("page-puzzles-own-learned");
  if (isDue(puzzle, now)) return words("page-puzzles-own-due");
  return words("page-puzzles-own-later", { days: Math.max(1, Math.round((puzzle.due * 1000 - now) / DAY)) });
}
