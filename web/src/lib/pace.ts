/** How long others' moves are seen, one after another. */
import type { Seat } from "../gen/protocol";

/** In milliseconds: a move, and the last one before somebody else's. */
const MOVE_SHOWN_FOR = 450;
const LAST_SHOWN_FOR = 1_500;
/** While our own clock runs, a glance at each. */
const SHOWN_ON_CLOCK = 60;
/** If all that wait would take longer, they go faster. */
const SHOWN_WITHIN = 15_000;

/**
 * How long what is shown stays before the next, in milliseconds at normal speed.
 * `shown` is who made the move that is shown, null if it needs no time to be read; `waiting` who made those that wait.
 */
export function shownFor(shown: Seat | null, waiting: readonly (Seat | null)[], onClock: boolean): number {
  if (onClock) return SHOWN_ON_CLOCK;
  const [first = 0, ...rest] = waiting.map((seat, n) => standsFor(n ? (waiting[n - 1] ?? null) : shown, seat));
  const all = rest.reduce((sum, one) => sum + one, first);
  return first * Math.min(1, SHOWN_WITHIN / all);
}

function standsFor(seat: Seat | null, next: Seat | null): number {
  return seat === null || seat === next ? MOVE_SHOWN_FOR : LAST_SHOWN_FOR;
}
