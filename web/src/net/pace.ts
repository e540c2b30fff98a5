/** How long others' moves are seen, one after another. */
import type { Seat } from "../gen/protocol";

/** In milliseconds: a move, and the last one before somebody else's. */
const MOVE_SHOWN_FOR = 450;
const LAST_SHOWN_FOR = 1_500;
/** While our own clock runs, a glance at each. */
const SHOWN_ON_CLOCK = 60;
/** If all that wait would take longer, they go faster. */
const SHOWN_WITHIN = 15_000;
/** No eye can follow shorter steps: several messages are then shown at once. */
const STEP_SHOWN_FOR = 150;

/** How much somebody waits for the end of what is shown: nobody, somebody, or somebody whose clock runs. */
export type Hurry = "none" | "some" | "clock";

export interface Pace {
  /** How long what is shown stays before the next, in milliseconds at normal speed. */
  wait: number;
  /** How many messages are then shown in one step. */
  messages: number;
}

/** `shown` is who made the move that is shown, null if it needs no time to be read; `waiting` who made those that wait. */
export function paceOf(shown: Seat | null, waiting: readonly (Seat | null)[], hurry: Hurry): Pace {
  if (hurry === "clock") return { wait: SHOWN_ON_CLOCK, messages: 1 };
  const [first = 0, ...rest] = waiting.map((seat, n) => standsFor(n ? (waiting[n - 1] ?? null) : shown, seat));
  if (hurry === "none") return { wait: first, messages: 1 };
  const all = rest.reduce((sum, one) => sum + one, first);
  const share = first * Math.min(1, SHOWN_WITHIN / all);
  if (share >= STEP_SHOWN_FOR) return { wait: share, messages: 1 };
  return { wait: STEP_SHOWN_FOR, messages: Math.ceil(STEP_SHOWN_FOR / share) };
}

function standsFor(seat: Seat | null, next: Seat | null): number {
  return seat === null || seat === next ? MOVE_SHOWN_FOR : LAST_SHOWN_FOR;
}
