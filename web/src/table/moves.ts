/** Moves as text, taken apart: `hut c4` is the verb `hut` about `c4`. */
import type { MoveText } from "../gen/protocol";

export interface Said {
  verb: string;
  about: string;
}

export function said(move: MoveText): Said {
  const [verb = "", about = ""] = move.split(" ", 2);
  return { verb, about };
}

/** Verbs whose moves are made by touching a hex or a corner of the board. */
const ON_BOARD = new Set(["start", "hut", "supply", "well", "build", "extend"]);

export function onBoard(move: MoveText): boolean {
  return ON_BOARD.has(said(move).verb);
}

/** What touching a place would have meant in each phase: asked when nothing legal lies there. */
export const TOUCH: Record<string, string[]> = {
  start: ["start"],
  huts: ["hut"],
  supply: ["supply"],
  wells: ["well"],
  actions: ["build", "extend"],
};
