/** What a review says in sentences. */
import type { Review, Seat } from "../gen/protocol";
import { formatChange } from "../words/reason-text";
import { currentLanguage, formatPercent, words } from "../words/words.svelte";
import { distinctNames } from "../words/names";
import { type Quantity, inUnits, summaryOf } from "./accounts";

/** All seats, those of the person who looks first. */
export function seatsInOrder(players: number, mine: readonly Seat[]): Seat[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return [...seats.filter((seat) => mine.includes(seat)), ...seats.filter((seat) => !mine.includes(seat))];
}

/** "You played 6 % better than Zakir and lost 14 % to the cards." */
export function summaryText(review: Review, seat: Seat, names: readonly string[], mine: readonly Seat[]): string {
  const { rival, better, cards } = summaryOf(review, seat);
  const named = distinctNames(names);
  const values = {
    rival: named[rival] ?? "",
    skill: wayOf(better),
    by: formatPercent(Math.abs(better) / 100),
    luck: wayOf(cards),
    cards: formatPercent(Math.abs(cards) / 100),
  };
  // Who plays several seats is no "you".
  if (mine.length === 1 && mine[0] === seat) return words("page-review-summary-you", values);
  return words("page-review-summary", { name: named[seat] ?? "", ...values });
}

function wayOf(change: number): "more" | "less" | "same" {
  return change > 0 ? "more" : change < 0 ? "less" : "same";
}

/** A change in shown steps, with its sign. */
export function changeText(steps: number, quantity: Quantity): string {
  return formatChange(inUnits(steps, quantity), FORMATS[quantity]);
}

/** A win chance or a score in shown steps. */
export function levelText(steps: number, quantity: Quantity): string {
  return new Intl.NumberFormat(currentLanguage(), FORMATS[quantity]).format(inUnits(steps, quantity));
}

/** The same without a unit, where there is little room. */
export function plainText(steps: number, quantity: Quantity, signed: boolean): string {
  const [value, digits] = quantity === "chance" ? [steps, 0] : [inUnits(steps, quantity), 1];
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return signed ? formatChange(value, options) : new Intl.NumberFormat(currentLanguage(), options).format(value);
}

const FORMATS: Record<Quantity, Intl.NumberFormatOptions> = {
  chance: { style: "percent" },
  points: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
};
