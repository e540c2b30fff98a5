/** The bots of this server: who is how strong, and who sits down when nobody is asked for. */
import type { BotOffer } from "../gen/protocol";
import { hasWords, number, words } from "../lib/words.svelte";

const MEDIUM = 2;
/** Levels that have a word; stronger ones are counted. */
const WORDED = 3;

/** For a first game: the bot of medium level, else the strongest whose level is known, else any. */
export function medium(offers: readonly BotOffer[]): BotOffer | undefined {
  const known = offers.filter((offer) => offer.level !== null).sort((a, b) => (b.level ?? 0) - (a.level ?? 0));
  return known.find((offer) => offer.level === MEDIUM) ?? known[0] ?? offers[0];
}

/** Weakest first; bots of unknown strength come last. */
export function byStrength(offers: readonly BotOffer[]): BotOffer[] {
  return [...offers].sort((a, b) => (a.level ?? Infinity) - (b.level ?? Infinity));
}

export function levelWord({ level }: BotOffer): string {
  if (level === null) return words("page-bot-level-unknown");
  return level <= WORDED ? words(`page-bot-level-${level}`) : words("page-bot-level-more", { level: number(level) });
}

/** One honest line about how it plays. */
export function aboutBot(offer: BotOffer): string {
  const own = `page-bot-about-${offer.name}`;
  if (hasWords(own)) return words(own);
  return words(offer.level === null ? "page-bot-engine" : "page-bot-other", { name: offer.name });
}

/** What bots are called at a table, by seat. */
export function botName(seat: number): string {
  return words(`page-bot-name-${seat}`);
}
