/** Keys for actions at the table; the board itself listens to arrows and Enter. */
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

/** Carry out the action of a key, unless somebody is writing or holds a key that means something to the browser. */
export function handleKey(event: KeyboardEvent, actions: Record<Action, () => void>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const at = event.target as HTMLElement | null;
  if (at?.closest("input, textarea, select, dialog") && event.key !== "Escape") return;
  const what = KEYS[event.key as keyof typeof KEYS];
  if (what === undefined) return;
  // What scrolls keeps its arrows.
  if (what === "board" && at?.closest('[role="region"], [popover]')) return;
  actions[what]();
  // Escape closes what the browser has open, too.
  if (what !== "close") event.preventDefault();
}
