/** What may come over a table while somebody plays, and what of it is shown: one at a time, in a stated order. */

/** The most urgent first. */
export const ORDER = [
  /** One has opened it oneself, or it must be answered before all else: whose screen it is, a doubt, the end. */
  "dialog",
  /** Opened by oneself; a press beside it closes it. */
  "menu",
  /** No connection: nothing can be answered. */
  "lost",
  /** Others ask for something: to take back, to pause, to play again. */
  "asked",
  /** A bot plays for me, and I can take my seat back. */
  "stand-in",
  /** Somebody for whom all wait has been away for long. */
  "absent",
  /** I have asked the others for something, or somebody else has not answered yet. */
  "proposed",
  /** Log or chat: opened by oneself, beside the board or below it, so that what is asked is seen, too. */
  "drawer",
  /** A flood, scene by scene, on the board. */
  "flood",
  /** It explains what is to be done, and can wait. */
  "guide",
] as const;

export type Interruption = (typeof ORDER)[number];
export type Head = "lost" | "asked" | "stand-in" | "absent" | "proposed";

/** What lies at the head of the board. */
const HEADS: readonly Head[] = ["lost", "asked", "stand-in", "absent", "proposed"];

/**
 * What is shown of all that is there: one thing at the head of the board, and the guide only while there is nothing else.
 *
 * What is not in the order covers nothing: a pause is said by the prompt, strips push the screen down, messages lie over
 * everything below the head of the board. That a seat is mine to play waits for none of them.
 */
export function shownOf(there: ReadonlySet<Interruption>): { head: Head | null; guide: boolean } {
  const first = ORDER.find((one) => there.has(one));
  return {
    head: first === "menu" ? null : (HEADS.find((one) => there.has(one)) ?? null),
    guide: first === "guide" || first === undefined,
  };
}
