/** Short messages: shown for a while, and spoken to those who listen instead of looking. */
export interface Toast {
  id: number;
  text: string;
  tone: "plain" | "refused" | "question";
  /** The paragraph that says so. */
  rule: string | null;
  /** What can be answered to it. */
  answer: Answer | null;
}

interface Answer {
  text: string;
  onanswer: () => void;
}

let count = 0;
export const toasts = $state<{ shown: Toast[]; spoken: string }>({ shown: [], spoken: "" });

const SHOWN_FOR = 6000;
const ASKED_FOR = 15_000;

/** Show a toast; the newest says all, so an older one of its tone makes room. */
export function showToast(text: string, tone: Toast["tone"] = "plain", rule: string | null = null): void {
  show({ id: ++count, text, tone, rule, answer: null }, SHOWN_FOR);
}

/** Ask something that needs no answer: without one, nothing is done. */
export function ask(text: string, answer: Answer): void {
  show({ id: ++count, text, tone: "question", rule: null, answer }, ASKED_FOR);
}

function show(toast: Toast, milliseconds: number): void {
  toasts.shown = [...toasts.shown.filter((old) => old.tone !== toast.tone), toast];
  announce(toast.text);
  setTimeout(() => dismissToast(toast.id), milliseconds);
}

export function dismissToast(id: number): void {
  toasts.shown = toasts.shown.filter((old) => old.id !== id);
}

/** Say something through the live region alone. */
export function announce(text: string): void {
  toasts.spoken = text;
}
