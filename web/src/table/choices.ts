/** What the legal moves light up, on the board and on the panels, and what each brings. */
import type { Target, Yield } from "../board/types";
import type { Card, Choice, MoveText, Position, Preview, Table } from "../gen/protocol";
import { cardName, cardNames } from "../words/story";
import { words } from "../words/words.svelte";
import { isBoardMove, parseMove } from "../game/moves";
import type { PanelTarget } from "../panels/types";

export interface Targets {
  board: Record<string, Target>;
  panels: Record<MoveText, PanelTarget>;
  /** The move that touching a place of the board makes. */
  moves: Record<string, MoveText>;
}

/** A move that was `proposed` stands out. */
export function findTargets(table: Table, preview: Preview | null, proposed: MoveText | null = null): Targets {
  const found: Targets = { board: {}, panels: {}, moves: {} };
  const known = new Map(preview?.choices.map((choice) => [choice.move, choice]));
  for (const move of table.legal) {
    const choice = known.get(move);
    const { target } = parseMove(move);
    const spoken = describeChoice(move, choice);
    const doubtful = choice && (choice.hungry || choice.loses.length > 0);
    const tone = move === proposed ? "pick" : doubtful ? "warn" : "go";
    if (isBoardMove(move)) {
      found.moves[target] = move;
      found.board[target] = { move, yields: choice && yieldOf(choice), food: isAboutFood(move), spoken, tone };
    } else {
      found.panels[move] = { move, spoken, tone, yields: choice && yieldOf(choice) };
    }
  }
  return found;
}

function yieldOf({ cost, points, camels, when }: Choice): Yield {
  return { cost, points, camels, flood: when === "flood" };
}

/** Whether the food of a hex counts more than what it gives. */
function isAboutFood(move: MoveText): boolean {
  return ["supply", "start"].includes(parseMove(move).verb);
}

/** What choosing a move does, in words. */
export function describeChoice(move: MoveText, choice: Choice | undefined): string {
  const parts = [describeMove(move, choice?.cards)];
  if (!choice) return parts.join();
  if (choice.cost) parts.push(words("page-table-costs", { cost: words("n-camels", { count: choice.cost }) }));
  if (choice.camels) parts.push(words("page-table-gain", { what: words("n-camels", { count: choice.camels }) }));
  if (choice.points) parts.push(words("page-table-gain", { what: words("n-points", { count: choice.points }) }));
  if (choice.hungry) parts.push(words("page-table-hungry"));
  if (choice.loses.length) parts.push(words("page-table-loses", { count: choice.loses.length, huts: choice.loses.join(", ") }));
  return parts.join("; ");
}

/** A move in words, as it is made in a position. */
export function describeMoveAt(move: MoveText, position: Position): string {
  const { verb, target } = parseMove(move);
  return describeMove(move, verb === "harvest" ? position.columns[Number(target) - 1] : []);
}

/** A move in words: what is done, not what it brings. */
export function describeMove(move: MoveText, cards: readonly Card[] = []): string {
  const { verb, target } = parseMove(move);
  switch (verb) {
    case "draft":
    case "feed":
    case "buy":
      return words(`page-table-do-${verb}`, { card: cardName(target as Card) });
    case "harvest":
      return words("page-table-do-harvest", { column: target, cards: cardNames(cards) });
    case "court":
      return words("page-table-do-court", { dignitary: words(`dignitary-${target}`) });
    default:
      return words(`page-table-do-${verb}`, { at: target });
  }
}
