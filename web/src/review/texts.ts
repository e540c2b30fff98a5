/** What a review says in sentences. */
import type { Seat } from "../gen/protocol";
import { currentLanguage, formatChange } from "../words/words.svelte";
import { inPoints } from "./accounts";

/** All seats, those of the person who looks first. */
export function seatsInOrder(players: number, mine: readonly Seat[]): Seat[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return [...seats.filter((seat) => mine.includes(seat)), ...seats.filter((seat) => !mine.includes(seat))];
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
