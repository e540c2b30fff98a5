/** Letters for actions at the table; the board itself listens to arrows, Enter, n and p. */
export const KEYS = {
  u: "undo",
  r: "restart-turn",
  c: "confirm",
  f: "auto",
  d: "done",
  l: "log",
  t: "chat",
  s: "since",
  g: "guide",
  q: "quick",
  "?": "keys",
  Escape: "close",
} as const;

export type Action = (typeof KEYS)[keyof typeof KEYS];

/** The action of a key, unless somebody is writing or holds a key that means something to the browser. */
export function action(event: KeyboardEvent): Action | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const at = event.target as HTMLElement | null;
  if (at?.closest("input, textarea, select, dialog") && event.key !== "Escape") return null;
  return KEYS[event.key as keyof typeof KEYS] ?? null;
}
