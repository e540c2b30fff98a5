/** What a search thinks, in words. */
import type { Analysis, Candidate, MoveText, Position, Seat } from "../gen/protocol";
import { formatNumber, formatPercent, words } from "../lib/words.svelte";
import { describeMove } from "./choices";
import { parseMove } from "./moves";

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

/** What a seat should do, what it can then expect, and what would be next best. */
export function adviceText({ candidates, seats }: Analysis, seat: Seat, position: Position): string {
  const [best, next] = candidates;
  if (!best) return "";
  const share = (one: Candidate): string => formatPercent(one.chances[seat] ?? 0);
  const text = words("page-hint", {
    move: describeMoveAt(best.move, position),
    share: share(best),
    points: formatNumber(seats[seat]?.points ?? 0),
  });
  if (!next) return text;
  const other = isWellExplored(next, best)
    ? words("page-hint-next", { move: describeMoveAt(next.move, position), share: share(next) })
    : words("page-hint-clear");
  return `${text} ${other}`;
}
