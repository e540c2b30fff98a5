/** Who sits where, as people call them. */
import type { Chair, ListedChair, Seat } from "../gen/protocol";
import { personName } from "./person-name";
import { words } from "./words.svelte";

/** A seat's name: its person's or bot's, else its colour. A person who removed theirs has none. */
export function seatName(chair: Chair | ListedChair, seat: Seat): string {
  return personName(chair.name) || (chair.kind === "bot" && chair.bot) || words(`seat-${seat}`);
}

export function seatNames(chairs: readonly Chair[]): string[] {
  return chairs.map(seatName);
}

/** The seat's shape, so that colour is never alone. */
export const SHAPES = ["▲", "●", "■", "◆"] as const;

/** Names for sentences: those that several seats have get their shapes. */
export function distinctNames(names: readonly string[]): string[] {
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${shape(seat)} ${name}`));
}

export function shape(seat: Seat): string {
  return SHAPES[seat] ?? "";
}
