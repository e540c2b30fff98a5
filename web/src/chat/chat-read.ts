/** Which lines of chat were read in this browser. */
import type { ChatLine } from "../gen/protocol";
import { settings } from "../device/settings.svelte";

/** Lines that players get after the game are read then, though later ones were read before. */
const keyOf = (table: string, { held }: ChatLine): string => (held ? `${table} held` : table);

/** How many lines of others were not yet shown here. Lines are numbered from 1. */
export function countUnread(table: string, lines: readonly ChatLine[]): number {
  return lines.filter((line) => !line.mine && !line.hidden && line.n > (settings.chatRead[keyOf(table, line)] ?? 0)).length;
}

/** These lines are shown. */
export function markRead(table: string, lines: readonly ChatLine[]): void {
  for (const line of lines) {
    const key = keyOf(table, line);
    if (line.n > (settings.chatRead[key] ?? 0)) settings.chatRead[key] = line.n;
  }
}
