/** Keys for actions at the table; the board itself listens to arrows and Enter. */
import type { FloodShow } from "../flood/flood.svelte";
import { focusBoard, focusNext } from "./focus";
import type { MyTurn } from "./turn.svelte";

export const KEYS = {
  n: "next",
  p: "previous",
  ArrowUp: "board",
  ArrowDown: "board",
  ArrowLeft: "board",
  ArrowRight: "board",
  z: "undo",
  r: "restart-turn",
  c: "confirm",
  f: "auto",
  d: "done",
  h: "hint",
  k: "plan",
  x: "clear-plan",
  l: "log",
  t: "chat",
  s: "since",
  g: "guide",
  q: "quick",
  "?": "keys",
  ".": "flood-on",
  Escape: "close",
} as const;

export type Action = (typeof KEYS)[keyof typeof KEYS];

export type Actions = Partial<Record<Action, () => void>>;

/** What keys do in every game: choose, go back, end a phase. */
export function gameKeys(turn: MyTurn, flood: FloodShow): Actions {
  const screen = (): ParentNode => document.querySelector("main") ?? document;
  return {
    next: () => focusNext(screen(), 1),
    previous: () => focusNext(screen(), -1),
    board: () => focusBoard(screen()),
    undo: () => turn.undo("undo"),
    "restart-turn": () => turn.undo("restart-turn"),
    confirm: () => turn.confirm(),
    auto: () => void turn.playFeedingPlan(),
    done: () => turn.endPhase(),
    "flood-on": () => (flood.scene ? flood.next() : turn.live.skip()),
  };
}

/** Carry out the action of a key, unless somebody is writing or holds a key that means something to the browser. */
export function handleKey(event: KeyboardEvent, actions: Actions): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const at = event.target as HTMLElement | null;
  if (at?.closest("input, textarea, select, dialog") && event.key !== "Escape") return;
  const what = KEYS[event.key as keyof typeof KEYS];
  const action = what && actions[what];
  if (!action) return;
  // What scrolls keeps its arrows.
  if (what === "board" && at?.closest('[role="region"], [popover]')) return;
  action();
  // Escape closes what the browser has open, too.
  if (what !== "close") event.preventDefault();
}
