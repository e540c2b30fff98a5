/** What a review says in sentences. */
import type { Explanation, Hex, Seat } from "../gen/protocol";
import { currentLanguage, formatChange } from "../words/words.svelte";
import { inPoints } from "./accounts";

/** All seats, those of the person who looks first. */
export function seatsInOrder(players: number, mine: readonly Seat[]): Seat[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return [...seats.filter((seat) => mine.includes(seat)), ...seats.filter((seat) => !mine.includes(seat))];
}

/** The hexes that reasons name, each once: several reasons may be about the same one. */
export function namedHexes({ reasons }: Pick<Explanation, "reasons">): Hex[] {
  return [...new Set(reasons.flatMap(({ hexes }) => hexes))];
}

/** A change in points, with its sign. */
export function changeText(steps: number): string {
  return formatChange(inPoints(steps), ONE_DIGIT);
}

/** A score. */
export function levelText(steps: number): string {
  return new Intl.NumberFormat(currentLanguage(), ONE_DIGIT).format(inPoints(steps));
}

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
