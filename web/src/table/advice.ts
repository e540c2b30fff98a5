/** What a search thinks, in words. */
import type { Analysis, Candidate, MoveText, Position, Seat } from "../gen/protocol";
import { number, percent, words } from "../lib/words.svelte";
import { deed } from "./choices";
import { said } from "./moves";

/** A move that was tried so much less often than the best was hardly looked at: its share says little. */
const HARDLY = 20;

/** A move in words, as it is made in a position. */
export function moveWords(move: MoveText, position: Position): string {
  const { verb, about } = said(move);
  return deed(move, verb === "harvest" ? position.columns[Number(about) - 1] : []);
}

/** Whether the search looked at a move often enough to say something of it. */
export function known(candidate: Candidate, best: Candidate): boolean {
  return candidate.visits * HARDLY >= best.visits;
}

/** What a seat should do, what it can then expect, and what would be next best. */
export function advice({ candidates, seats }: Analysis, seat: Seat, position: Position): string {
  const [best, next] = candidates;
  if (!best) return "";
  const share = (one: Candidate): string => percent(one.chances[seat] ?? 0);
  const text = words("page-hint", {
    move: moveWords(best.move, position),
    share: share(best),
    points: number(seats[seat]?.points ?? 0),
  });
  if (!next) return text;
  const other = known(next, best)
    ? words("page-hint-next", { move: moveWords(next.move, position), share: share(next) })
    : words("page-hint-clear");
  return `${text} ${other}`;
}
