/** Short messages: shown for a while, and spoken to those who listen instead of looking. */
export interface Toast {
  id: number;
  text: string;
  tone: "plain" | "refused";
  /** The paragraph that says so. */
  rule: string | null;
}

let count = 0;
export const toasts = $state<{ shown: Toast[]; spoken: string }>({ shown: [], spoken: "" });

const SHOWN_FOR = 6000;

/** Show a toast; the newest says all, so an older one of its tone makes room. */
export function showToast(text: string, tone: Toast["tone"] = "plain", rule: string | null = null): void {
  const id = ++count;
  toasts.shown = [...toasts.shown.filter((old) => old.tone !== tone), { id, text, tone, rule }];
  announce(text);
  setTimeout(() => dismissToast(id), SHOWN_FOR);
}

export function dismissToast(id: number): void {
  toasts.shown = toasts.shown.filter((old) => old.id !== id);
}

/** Say something through the live region alone. */
export function announce(text: string): void {
  toasts.spoken = text;
}
