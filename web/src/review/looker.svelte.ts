/** The person who looks at a game: their seats in it, and how much of its review they want marked. */
import type { Review, Seat } from "../gen/protocol";
import * as ask from "../net/client";
import { type Mistake, findMistakes, nextMistake } from "./graph";

export class Looker {
  mine = $state.raw<Seat[]>([]);
  /** Mark all that went wrong, not a handful. */
  all = $state(false);
  readonly review: () => Review | null;
  readonly marked = $derived.by((): Mistake[] => {
    const review = this.review();
    return review ? findMistakes(review, this.mine, this.all) : [];
  });

  /** Look at a game of a table, or of a file; `review` is what is shown of its review. */
  constructor(table: string | null, review: () => Review | null) {
    this.review = review;
    // A table that is gone has no seats.
    if (table !== null) void ask.table(table).then(({ mine }) => (this.mine = mine), () => {});
  }

  /** The next mistake that is marked, or the one before. */
  next(at: number, way: 1 | -1): Mistake | null {
    return nextMistake(this.marked, at, way);
  }
}
