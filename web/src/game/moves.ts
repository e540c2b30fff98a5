/** Moves as text, taken apart: `hut c4` has the verb `hut` and the target `c4`. */
import type { MoveText } from "../gen/protocol";

export interface ParsedMove {
  verb: string;
  target: string;
}

export function parseMove(move: MoveText): ParsedMove {
  const [verb = "", target = ""] = move.split(" ", 2);
  return { verb, target };
}

/** Verbs whose moves are made by touching a hex or a corner of the board. */
const ON_BOARD = new Set(["start", "hut", "supply", "well", "build", "extend"]);

export function isBoardMove(move: MoveText): boolean {
  return ON_BOARD.has(parseMove(move).verb);
}

/** The verbs of the moves that touching a place could have meant, by phase. */
export const VERBS_BY_PHASE: Record<string, string[]> = {
  start: ["start"],
  huts: ["hut"],
  supply: ["supply"],
  wells: ["well"],
  actions: ["build", "extend"],
};

/** What was played, and what was better. */
export interface Comparison {
  played: MoveText;
  best: MoveText;
}
