/** What can be said with one press: everyone reads it in their own language. */
import type { ChatPhrase } from "../gen/protocol";

export const PHRASES: readonly ChatPhrase[] = [
  "hello",
  "good-luck",
  "nice-move",
  "well-played",
  "thank-you",
  "one-moment",
  "take-your-time",
  "sorry",
];

/** Said by a picture; its name is what a reader hears. */
export const REACTIONS: readonly (readonly [ChatPhrase, string])[] = [
  ["thumbs-up", "👍"],
  ["applause", "👏"],
  ["smile", "😊"],
  ["surprise", "😮"],
  ["thinking", "🤔"],
  ["sadness", "😢"],
];

const PICTURES = new Map(REACTIONS);

/** The picture of a reaction; null for a phrase. */
export function pictureOf(phrase: ChatPhrase): string | null {
  return PICTURES.get(phrase) ?? null;
}
