/** What a waiting room does by itself: its title says how full it is, and a sound says that somebody sat down. */
import { untrack } from "svelte";
import type { Table } from "../gen/protocol";
import type { LiveTable } from "../net/live-table.svelte";
import { playSound } from "../device/sounds";
import { words } from "../words/words.svelte";

interface Room {
  live: LiveTable;
  table: Table;
}

/** Follow who sits down. Call once, inside a component. */
export function followRoom(room: () => Room): void {
  let before: number | null = null;
  const taken = $derived(room().table.chairs.filter(({ kind }) => kind !== "open").length);
  $effect(() => {
    const { table } = room();
    document.title = words("page-room-title", { taken, seats: table.chairs.length });
    return () => (document.title = words("picture-title"));
  });
  $effect(() => {
    const now = taken;
    const came = before !== null && now > before;
    before = now;
    const byOther = untrack(() => room().live.news.some(({ kind, seat }) => kind === "sat" && !room().live.mine.includes(seat ?? -1)));
    if (came && byOther) playSound("seat-taken");
  });
}
