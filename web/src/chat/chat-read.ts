/** Which lines of chat were read in this browser. */
import type { ChatLine } from "../gen/protocol";
import { settings } from "../device/settings.svelte";

/** How many lines of others were not yet shown here. Lines are numbered from 1. */
export function countUnread(table: string, lines: readonly ChatLine[]): number {
  const read = settings.chatRead[table] ?? 0;
  return lines.filter(({ n, mine }) => n > read && !mine).length;
}

/** These lines are shown. */
export function markRead(table: string, lines: readonly ChatLine[]): void {
  const last = lines.at(-1)?.n ?? 0;
  if (last > (settings.chatRead[table] ?? 0)) settings.chatRead[table] = last;
}
