/** The bots of this server: who is how strong, and who sits down when nobody is asked for. */
import type { BotOffer } from "../gen/protocol";
import { hasWords, formatNumber, words } from "../words/words.svelte";

/** The bot of a level, or of the one nearest to it; else any. */
export function botOfLevel(offers: readonly BotOffer[], level: number): BotOffer | undefined {
  const away = (offer: BotOffer): number => Math.abs((offer.level ?? Infinity) - level);
  return [...offers].sort((a, b) => away(a) - away(b) || 0)[0];
}

/** Weakest first; bots of unknown strength come last. */
export function sortByStrength(offers: readonly BotOffer[]): BotOffer[] {
  return [...offers].sort((a, b) => (a.level ?? Infinity) - (b.level ?? Infinity));
}

/** How strong it is among those that are offered. */
export function levelText({ level }: BotOffer, offers: readonly BotOffer[]): string {
  if (level === null) return words("page-bot-level-unknown");
  const most = Math.max(...offers.map((offer) => offer.level ?? 0));
  return words("page-bot-level", { level: formatNumber(level), most: formatNumber(most) });
}

/** Whom it plays like; engines have the names their operator gave them. */
export function botTitle({ name }: BotOffer): string {
  const own = `page-bot-title-${name}`;
  return hasWords(own) ? words(own) : name;
}

/** One honest line about how it plays. */
export function botDescription({ name, level }: BotOffer): string {
  const own = `page-bot-about-${name}`;
  if (hasWords(own)) return words(own);
  return words(level === null ? "page-bot-engine" : "page-bot-other");
}
