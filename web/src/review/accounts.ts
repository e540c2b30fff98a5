/** The luck–skill ledger as it is shown: rounded accounts that add up, and what they say in a sentence. */
import type { Review, ReviewAccount, Seat } from "../gen/protocol";
import { roundToSum } from "./rounding";

export type Quantity = "chance" | "points";
/** The whole game, the first deal and turn order, or a turn by its place in the review. */
export type Scope = "game" | "deal" | number;

/** Shown steps in one: whole percents of win chance, tenths of points. */
const STEPS: Record<Quantity, number> = { chance: 100, points: 10 };

/** Why a win chance changed: a seat's decisions, cards, or the engine's correction. */
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

/** Every seat's account of a quantity, for a part of the game. */
export function accountsOf(review: Review, quantity: Quantity, scope: Scope): ReviewAccount[] {
  const whole = review.seats.map((seat) => (quantity === "chance" ? seat : seat.points));
  if (scope === "game") return whole;
  const byTurn = review.turns.map((turn) => (quantity === "chance" ? turn.seats : turn.points));
  if (scope !== "deal") return byTurn[scope] ?? [];
  // What no turn accounts for came before the first decision.
  return whole.map(({ start, luck }, seat) => {
    const dealt = byTurn.reduce((rest, accounts) => rest - (accounts[seat]?.luck ?? 0), luck);
    return { start, own: 0, others: whole.map(() => 0), luck: dealt, correction: 0, result: start + dealt };
  });
}

/** A seat's account with rounded numbers that add up as they are shown. */
export function shownAccount(account: ReviewAccount, seat: Seat, quantity: Quantity): ShownAccount {
  const steps = STEPS[quantity];
  // A little less than nothing is nothing, not −0.
  const [start, result] = [account.start, account.result].map((level) => Math.round(level * steps) || 0) as [number, number];
  const names = causes(account.others.length);
  const changes = names.map((cause) => changeBy(account, seat, cause) * steps);
  const rounded = roundToSum(changes, result - start);
  return { start, changes: new Map(names.map((cause, index) => [cause, rounded[index] ?? 0])), result };
}

function changeBy(account: ReviewAccount, seat: Seat, cause: Cause): number {
  if (typeof cause === "string") return account[cause];
  return cause === seat ? account.own : (account.others[cause] ?? 0);
}

/** A number of shown steps in the unit that people read: a share, or points. */
export function inUnits(steps: number, quantity: Quantity): number {
  return steps / STEPS[quantity];
}

/** What the sentence about a seat says, in percents as the table shows them. */
export interface Summary {
  rival: Seat;
  /** By how much the seat's own decisions were better than the rival's. */
  better: number;
  /** What it gained by the cards. */
  cards: number;
}

/** A seat against who did best of the others. */
export function summaryOf(review: Review, seat: Seat): Summary {
  const others = review.seats.flatMap((_, other) => (other === seat ? [] : [other]));
  const rank = (other: Seat): number => {
    const found = review.seats[other];
    return (found?.result ?? 0) * 1e6 + (found?.points.result ?? 0);
  };
  const rival = others.reduce((best, other) => (rank(other) > rank(best) ? other : best));
  const own = (one: Seat): number => shownOf(review, one).changes.get(one) ?? 0;
  return { rival, better: own(seat) - own(rival), cards: shownOf(review, seat).changes.get("luck") ?? 0 };
}

function shownOf(review: Review, seat: Seat): ShownAccount {
  return shownAccount(review.seats[seat] as ReviewAccount, seat, "chance");
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
