/** What went wrong, in words: what, why, and what would be right. */
import type { ProblemDetails } from "../gen/protocol";
import { Refused } from "./refused";
import { hasWords, words } from "../words/words.svelte";

export function problemText(title: string, details: ProblemDetails = {}): string {
  if (details.fault) return faultText(details);
  if (details.reason) return whyNot(details.reason, details.rule ?? null);
  const id = `page-problem-${title}`;
  if (title !== "too-many-requests" || details.retry_after == null) {
    return hasWords(id) ? words(id) : words("page-problem-other", { title });
  }
  return words(id, { seconds: Math.ceil(details.retry_after) });
}

/** Why the rules refuse something, with the paragraph. */
export function whyNot(reason: string, rule: string | null): string {
  const text = words(`reason-${reason}`);
  return rule ? `${text} (${rule})` : text;
}

/** Why a record is refused: what was wrong, where, what would be right. The twin of render/faults.py. */
function faultText({ fault, line, where, found, expected, reason, move, rule }: ProblemDetails): string {
  const why = reason ? words(`reason-${reason}`) : "";
  const text = words(`fault-${fault}`, { where: where ?? "", found: found ?? "", expected: expected ?? "", reason: why });
  const what =
    typeof move === "number"
      ? words("fault-at-move", { number: move, fault: text, rule: rule ?? "" })
      : words("fault-at-all", { fault: text, rule: rule ?? "" });
  return words("page-problem-record", { what: line ? words("fault-in-line", { line, fault: what }) : what });
}

export function errorText(error: unknown): string {
  if (error instanceof Refused) return problemText(error.problem.title, error.problem);
  return words("page-problem-other", { title: String(error) });
}
