/** What went wrong, in words: what, why, and what would be right. */
import type { ProblemDetails } from "../gen/protocol";
import { Refused } from "./api";
import { hasWords, words } from "./words.svelte";

export function problemText(title: string, details: ProblemDetails = {}): string {
  if (details.reason) return whyNot(details.reason, details.rule ?? null);
  if (details.fault) return faultText(details);
  const id = `page-problem-${title}`;
  if (title !== "too-many-requests" || details.retry_after === undefined) {
    return hasWords(id) ? words(id) : words("page-problem-other", { title });
  }
  return words(id, { seconds: Math.ceil(details.retry_after) });
}

/** Why the rules refuse something, with the paragraph. */
export function whyNot(reason: string, rule: string | null): string {
  const text = words(`reason-${reason}`);
  return rule ? `${text} (${rule})` : text;
}

function faultText(details: ProblemDetails): string {
  const what = words(`fault-${details.fault}`);
  return words("page-problem-record", { what, where: details.where ?? "" });
}

export function errorText(error: unknown): string {
  if (error instanceof Refused) return problemText(error.problem.title, error.problem);
  return words("page-problem-other", { title: String(error) });
}
