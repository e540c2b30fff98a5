/** When a plan is drawn, and what becomes of it when one's turn comes. */
import { untrack } from "svelte";
import { showToast } from "../ui/toasts.svelte";
import { words } from "../words/words.svelte";
import { cornerHexes } from "../board/place-text";
import type { Sketch } from "./sketch.svelte";
import type { MyTurn } from "./turn.svelte";

/** Whether somebody here can plan now: a person with one seat who waits for others. */
export function canPlan({ live, deciding }: MyTurn): boolean {
  return live.mine.length === 1 && deciding === null && live.table?.status === "playing" && live.table.paused !== "agreed";
}

/** Draw a plan, or only look at it. */
export function togglePlan(turn: MyTurn, sketch: Sketch): void {
  if (!canPlan(turn)) return;
  sketch.drawing = !sketch.drawing;
  if (sketch.drawing) showToast(words("page-plan-how"));
}

/**
 * When my turn comes a plan is compared with the board; once I have moved on the board and it is over, it has served.
 * Call once, inside a component.
 */
export function followPlan(turn: MyTurn, sketch: Sketch): void {
  let mine = false;
  let moved = false;
  $effect(() => {
    const deciding = turn.deciding !== null;
    const onBoard = Object.keys(turn.targets?.board ?? {}).length > 0;
    const { news, mine: seats } = turn.live;
    const confirmed = news.some(({ kind, seat }) => kind === "confirmed" && seat !== null && seats.includes(seat));
    untrack(() => {
      if (deciding && !mine) tellPlan(turn, sketch);
      // The next decision may be mine again.
      const over = mine && (!deciding || confirmed);
      if (over && moved) sketch.clear();
      moved = deciding && ((moved && !over) || onBoard);
      mine = deciding;
    });
  });
}

function tellPlan({ live }: MyTurn, sketch: Sketch): void {
  sketch.drawing = false;
  const position = live.table?.position;
  if (!position || sketch.places.length === 0) return;
  const taken = sketch.dropTaken(position);
  const kept = sketch.places.length;
  const told = kept ? [words("page-plan-kept", { count: kept })] : [];
  if (taken.length) told.push(words("page-plan-dropped", { count: taken.length, places: taken.map(placeName).join(", ") }));
  showToast(told.join(" "));
}

/** A hex by its name, a corner by its hexes. */
function placeName(at: string): string {
  return at.includes("-") ? words("page-table-corner", { site: cornerHexes(at) }) : at;
}
