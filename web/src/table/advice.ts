/** What a search thinks, in words. */
import type { Analysis, Candidate, MoveText, Position, Seat } from "../gen/protocol";
import { reasonsText } from "../words/reason-text";
import { formatNumber, formatPercent, words } from "../words/words.svelte";
import { describeMove } from "./choices";
import { parseMove } from "../game/moves";

/** A move that was tried so much less often than the best was hardly looked at: its share says little. */
const HARDLY = 20;

/** A move in words, as it is made in a position. */
export function describeMoveAt(move: MoveText, position: Position): string {
  const { verb, target } = parseMove(move);
  return describeMove(move, verb === "harvest" ? position.columns[Number(target) - 1] : []);
}

/** Whether the search looked at a move often enough to say something of it. */
export function isWellExplored(candidate: Candidate, best: Candidate): boolean {
  return candidate.visits * HARDLY >= best.visits;
}

/** What a seat should do, and what it can then expect; with little room only the win chance. */
export function adviceText({ candidates }: Analysis, seat: Seat, position: Position, short = false): string {
  const [best] = candidates;
  if (!best) return "";
  const values = { move: describeMoveAt(best.move, position), share: formatPercent(best.chances[seat] ?? 0) };
  if (short) return words("page-hint-short", values);
  return words("page-hint", { ...values, points: formatNumber(best.points[seat] ?? 0) });
}

/** What would be next best, and what the best move gains and costs against it. */
export function whyBest({ candidates }: Analysis, seat: Seat, position: Position, names: readonly string[]): string {
  const [best, next] = candidates;
  if (!best || !next) return "";
  if (!isWellExplored(next, best)) return words("page-hint-clear");
  const other = words("page-hint-next", {
    move: describeMoveAt(next.move, position),
    share: formatPercent(next.chances[seat] ?? 0),
  });
  return `${other} ${comparisonText("page-why-compared", reasonsText(seat, best, next, names))}`;
}

/** What a move gains and costs against what was played; empty if it is that, no better, or hardly known. */
export function whyBetter(
  analysis: Analysis,
  candidate: Candidate,
  played: MoveText | null,
  seat: Seat,
  names: readonly string[],
): string {
  const [best] = analysis.candidates;
  const other = analysis.candidates.find(({ move }) => move === played);
  const known = best && other && [candidate, other].every((one) => isWellExplored(one, best));
  if (!known || candidate === other || (candidate.chances[seat] ?? 0) <= (other.chances[seat] ?? 0)) return "";
  return comparisonText("page-why-played", reasonsText(seat, candidate, other, names));
}

function comparisonText(key: "page-why-compared" | "page-why-played", why: string): string {
  return why ? words(key, { why }) : words("page-why-same");
}
