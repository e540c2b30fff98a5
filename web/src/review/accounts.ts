/** The luck–skill ledger in points as it is shown: rounded accounts that add up. */
import type { Review, ReviewAccount, Seat } from "../gen/protocol";
import { roundToSum } from "./rounding";

/** The whole game, the first deal and turn order, or a turn by its place in the review. */
export type Scope = "game" | "deal" | number;

/** Shown steps in a point. */
const STEPS = 10;

/** Why a score changed: a seat's decisions, cards, or the engine's correction. */
export type Cause = Seat | "luck" | "correction";

/** An account in shown steps: start + all changes = result. */
export interface ShownAccount {
  start: number;
  changes: Map<Cause, number>;
  result: number;
}

export function causes(players: number): Cause[] {
  return [...Array.from({ length: players }, (_, seat) => seat), "luck", "correction"];
}

/** Every seat's account for a part of the game. */
export function accountsOf(review: Review, scope: Scope): ReviewAccount[] {
  const whole = review.seats.map(({ points }) => points);
  if (scope === "game") return whole;
  const byTurn = review.turns.map(({ points }) => points);
  if (scope !== "deal") return byTurn[scope] ?? [];
  // What no turn accounts for came before the first decision.
  return whole.map(({ start, luck }, seat) => {
    const dealt = byTurn.reduce((rest, accounts) => rest - (accounts[seat]?.luck ?? 0), luck);
    return { start, own: 0, others: whole.map(() => 0), luck: dealt, correction: 0, result: start + dealt };
  });
}

/** A seat's account with rounded numbers that add up as they are shown. */
export function shownAccount(account: ReviewAccount, seat: Seat): ShownAccount {
  // A little less than nothing is nothing, not −0.
  const [start, result] = [account.start, account.result].map((level) => Math.round(level * STEPS) || 0) as [number, number];
  const names = causes(account.others.length);
  const changes = names.map((cause) => changeBy(account, seat, cause) * STEPS);
  const rounded = roundToSum(changes, result - start);
  return { start, changes: new Map(names.map((cause, index) => [cause, rounded[index] ?? 0])), result };
}

function changeBy(account: ReviewAccount, seat: Seat, cause: Cause): number {
  if (typeof cause === "string") return account[cause];
  return cause === seat ? account.own : (account.others[cause] ?? 0);
}

/** A number of shown steps in points. */
export function inPoints(steps: number): number {
  return steps / STEPS;
}

/** A bar of a waterfall, from one level to the next, in shown steps. */
export interface Fall {
  cause: Cause | "start" | "result";
  from: number;
  to: number;
  change: number;
}

/** From the start to the result, a bar for each cause: the seat's own decisions first. */
export function waterfall(account: ShownAccount, seat: Seat): Fall[] {
  const order = [...account.changes.keys()].sort((a, b) => Number(b === seat) - Number(a === seat));
  const falls: Fall[] = [{ cause: "start", from: 0, to: account.start, change: account.start }];
  let level = account.start;
  for (const cause of order) {
    const change = account.changes.get(cause) ?? 0;
    falls.push({ cause, from: level, to: level + change, change });
    level += change;
  }
  return [...falls, { cause: "result", from: 0, to: account.result, change: account.result }];
}
