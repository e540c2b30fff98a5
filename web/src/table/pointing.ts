/** Moves that a sheet points at, on the board and on the panels. */
import type { Target } from "../board/types";
import type { MoveText, Position } from "../gen/protocol";
import { words } from "../words/words.svelte";
import { describeMoveAt } from "./choices";
import { type Comparison, isBoardMove, parseMove } from "../game/moves";
import type { PanelTarget } from "../panels/types";

export interface PointedAt {
  /** By hex or well site. */
  board: Record<string, Target>;
  panels: Record<MoveText, PanelTarget>;
}

/** A proposed move alone; or what was played beside what was better, each with an edge of its own. */
export function pointedAt(proposed: MoveText | null, compared: Comparison | null, position: Position): PointedAt {
  const found: PointedAt = { board: {}, panels: {} };
  // On the board a proposed move is lit as what happened is.
  if (proposed !== null) {
    found.panels[proposed] = { move: proposed, spoken: describeMoveAt(proposed, position), tone: "pick" };
  } else if (compared) {
    for (const [key, tone] of [["played", "pick"], ["best", "go"]] as const) {
      const move = compared[key];
      const target: Target = { move, tone, spoken: words(`page-review-${key}-move`, { move: describeMoveAt(move, position) }) };
      if (isBoardMove(move)) found.board[parseMove(move).target] = target;
      else found.panels[move] = target;
    }
  }
  return found;
}
