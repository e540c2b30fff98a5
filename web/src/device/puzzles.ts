/** What this browser remembers of puzzles. */
import type { PuzzleLine } from "../gen/protocol";

/** How a puzzle ended here: solved at the first try or later, answered wrong so far, or its answer was shown. */
export type PuzzleResult = "first" | "later" | "wrong" | "shown";
export type PuzzleResults = Readonly<Record<string, PuzzleResult>>;

/** Days in a row on which the puzzle of the day was solved. Days are numbered from 1970 in UTC. */
export interface Streak {
  /** The last of them; null if there is none yet. */
  last: number | null;
  /** How many they are. */
  days: number;
  /** The last day on which the answer was shown instead. */
  shown: number | null;
}

/** What of the puzzles is wanted; null where anything is. */
export interface PuzzleFilter {
  theme: PuzzleLine["theme"] | null;
  difficulty: PuzzleLine["difficulty"] | null;
  players: PuzzleLine["players"] | null;
  kind: PuzzleLine["kind"] | null;
}
