/** What to do now, in one line. */
import type { Preview, Prospect, Table } from "../gen/protocol";
import { cardName, cardNames } from "../lib/story";
import { words } from "../lib/words.svelte";
import { parseMove } from "./moves";

export function promptText(
  table: Table,
  names: readonly string[],
  mine: readonly number[],
  deciding: number | null,
  preview: Preview | null,
): string {
  if (table.status === "finished") return words("prompt-over");
  const { mover, position } = table;
  if (mover === null || position === null) return words("page-table-waiting");
  if (deciding === null) return othersTurn(table, names[mover] ?? "");
  const text = table.held === null ? decision(table) : held(table, preview?.held ?? null);
  return mine.length > 1 ? words("page-table-named", { name: names[mover] ?? "", text }) : text;
}

function othersTurn(table: Table, name: string): string {
  const { position } = table;
  return words("picture-now", { name, phase: position?.phase ?? "", left: position?.to_place ?? 0 });
}

function decision(table: Table): string {
  const position = table.position;
  if (!position) return "";
  switch (position.phase) {
    case "huts":
      return words("prompt-huts", { left: position.to_place });
    case "supply":
      if (position.supplying === null) return words("prompt-supply-card");
      return words("prompt-supply-hut", { card: cardName(position.supplying), left: position.picks });
    case "actions": {
      const camels = position.players[table.mover ?? 0]?.camels ?? 0;
      return words("prompt-actions", { camels: words("n-camels", { count: camels }) });
    }
    default:
      return words(`prompt-${position.phase}`);
  }
}

/** The turn is done but for its confirmation: what was chosen last, and what the turn brings. */
function held(table: Table, turn: Prospect | null): string {
  const { verb, target } = parseMove(table.held ?? "");
  if (verb === "harvest") {
    return words("page-table-held-harvest", { column: target, cards: cardNames(table.position?.columns[Number(target) - 1] ?? []) });
  }
  const brings = turn && (sum(turn) > 0 || turn.camels > 0);
  return brings ? words("page-table-held-brings", { what: prospectText(turn) }) : words("page-table-held");
}

export function prospectText(turn: Prospect): string {
  const points = sum(turn);
  const parts = [];
  if (points) parts.push(words("n-points", { count: points }));
  if (turn.camels) parts.push(words("n-camels", { count: turn.camels }));
  return parts.join(", ") || words("nothing");
}

function sum(turn: Prospect): number {
  return Object.values(turn.points).reduce((total, count) => total + count, 0);
}
