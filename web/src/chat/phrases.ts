/** What can be said with one press: everyone reads it in their own language. */
import type { ChatPhrase } from "../gen/protocol";

const FACE = "M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19z";
const EYES = "M9 9.2v.8 M15 9.2v.8";

/** What is said by a picture, whose first path is the ground. */
export const PICTURES = {
  "thumbs-up": [
    "M7.5 11l4-8c1.7 0 2.6 1.2 2.3 3l-.6 3H19c1.4 0 2.2 1.2 1.9 2.4l-1.7 6.8c-.3 1.1-1.2 1.8-2.3 1.8H7.5z",
    "M3.5 11h4v9h-4z",
  ],
  heart: ["M12 20.5s-8.5-5.2-8.5-11.3a4.7 4.7 0 0 1 8.5-2.7a4.7 4.7 0 0 1 8.5 2.7c0 6.1-8.5 11.3-8.5 11.3z"],
  smile: [FACE, EYES, "M7.5 13.5c2 4 7 4 9 0"],
  surprise: [FACE, EYES, "M12 13.6a1.9 2.2 0 1 0 0 4.4a1.9 2.2 0 1 0 0-4.4z"],
  thinking: [FACE, "M7.5 7.8l3-1 M14 8h2.5 M9.3 10.2v.8 M15 10.2v.8 M9 16.4l5.5-1.2"],
  sadness: [FACE, EYES, "M8 17c2-3.4 6-3.4 8 0"],
} satisfies Partial<Record<ChatPhrase, readonly string[]>>;

export type Reaction = keyof typeof PICTURES;

export const REACTIONS = Object.keys(PICTURES) as Reaction[];

export const PHRASES = [
  "hello",
  "good-luck",
  "nice-move",
  "well-played",
  "thank-you",
  "one-moment",
  "take-your-time",
  "sorry",
] as const satisfies readonly ChatPhrase[];

export function isReaction(phrase: ChatPhrase): phrase is Reaction {
  return phrase in PICTURES;
}
