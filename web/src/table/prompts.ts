/** What to do now, in one line. */
import type { Card, Prospect, Table } from "../gen/protocol";
import { cardName } from "../words/story";
import { words } from "../words/words.svelte";
import { total } from "./gains";
import { parseMove } from "../game/moves";

export function promptText(
  table: Table,
  names: readonly string[],
  mine: readonly number[],
  deciding: number | null,
): string {
  if (table.status === "finished") return words("prompt-over");
  const { mover, position } = table;
  if (mover === null || position === null) return words("page-table-waiting");
  if (table.paused === "agreed") return words("page-table-paused");
  if (deciding === null) {
    const name = names[mover] ?? "";
    const text = othersTurn(table, table.chairs[mover]?.away ? words("page-table-stand-in-for", { name }) : name);
    return mine.length ? text : words("page-table-watching", { text });
  }
  const text = table.held === null ? decision(table) : words("page-table-held");
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

/** The turn ends with a move that waits: what it is and what it gains. */
export function confirmText(table: Table, gain: Prospect | null): string {
  const { verb, target } = parseMove(table.held ?? "");
  const { points, camels } = gain ? total(gain) : { points: 0, camels: 0 };
  const parts = [points ? words("page-table-pending-gains", { what: heldText(verb, target), points }) : heldText(verb, target)];
  if (camels) parts.push(words("page-table-pending-camels", { count: camels }));
  return words("page-table-confirm-what", { what: parts.join(", ") });
}

/** The held move as a noun. */
function heldText(verb: string, target: string): string {
  switch (verb) {
    case "draft":
    case "buy":
      return cardName(target as Card);
    case "court":
      return words(`dignitary-${target}`);
    default:
      return words(`page-table-pending-${verb}`, { at: target });
  }
}
