/** Short notes: shown for a while, and spoken to those who listen instead of looking. */
export interface Note {
  id: number;
  text: string;
  tone: "plain" | "refused";
  /** The paragraph that says so. */
  rule: string | null;
}

let count = 0;
export const notes = $state<{ shown: Note[]; spoken: string }>({ shown: [], spoken: "" });

const STAYS = 6000;

/** Show a note; the newest says all, so an older one of its tone makes room. */
export function note(text: string, tone: Note["tone"] = "plain", rule: string | null = null): void {
  const id = ++count;
  notes.shown = [...notes.shown.filter((old) => old.tone !== tone), { id, text, tone, rule }];
  announce(text);
  setTimeout(() => dismiss(id), STAYS);
}

export function dismiss(id: number): void {
  notes.shown = notes.shown.filter((old) => old.id !== id);
}

/** Say something through the live region alone. */
export function announce(text: string): void {
  notes.spoken = text;
}
