/** Answers to puzzles in words: a whole turn in one line, moves of a kind together. */
import type { Card, MoveText, Position } from "../gen/protocol";
import { cardName } from "../words/story";
import { words } from "../words/words.svelte";
import { describeMoveAt } from "../table/choices";
import { parseMove } from "../game/moves";

/** Moves whose places or cards are named one after the other. */
const PLACED = new Set(["hut", "supply", "well", "build", "extend"]);
const CARDS = new Set(["draft", "feed", "buy"]);

/** What a player does, from the position in which it begins. */
export function describeLine(moves: readonly MoveText[], position: Position): string {
  // To finish a phase says nothing, unless that is all.
  const told = moves.filter((move) => move !== "done");
  if (told.length === 0) return moves.length ? describeMoveAt("done", position) : "";
  return grouped(told)
    .map((group) => describeGroup(group, position))
    .join("; ");
}

function grouped(moves: readonly MoveText[]): MoveText[][] {
  const found: MoveText[][] = [];
  for (const move of moves) {
    const before = found.at(-1);
    if (before && parseMove(before[0] ?? "").verb === parseMove(move).verb) before.push(move);
    else found.push([move]);
  }
  return found;
}

function describeGroup(group: readonly MoveText[], position: Position): string {
  const { verb } = parseMove(group[0] ?? "");
  const targets = group.map((move) => parseMove(move).target);
  if (PLACED.has(verb)) return words(`page-puzzles-do-${verb}`, { count: group.length, at: targets.join(", ") });
  if (CARDS.has(verb)) return words(`page-table-do-${verb}`, { card: targets.map((card) => cardName(card as Card)).join(", ") });
  if (verb === "offer") return words("page-puzzles-do-offer", { count: group.length });
  return group.map((move) => describeMoveAt(move, position)).join(", ");
}
