/** Who sits where, as people call them. */
import type { Chair, Seat } from "../gen/protocol";
import { words } from "../lib/words.svelte";

/** A seat's name: its person's or bot's, else its colour. */
export function seatNames(chairs: readonly Chair[]): string[] {
  return chairs.map((chair, seat) => chair.name || chair.bot || words(`seat-${seat}`));
}

/** The seat's shape, so that colour is never alone. */
export const SHAPES = ["▲", "●", "■", "◆"] as const;

export function shape(seat: Seat): string {
  return SHAPES[seat] ?? "";
}
