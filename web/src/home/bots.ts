/** The bots of this server: who is how strong, and who sits down when nobody is asked for. */
import type { BotOffer } from "../gen/protocol";
import { hasWords, formatNumber, words } from "../lib/words.svelte";

/** Against whom one plays without choosing: one of the level in the middle of those that are known, rather stronger than weaker; else any. */
export function mediumBot(offers: readonly BotOffer[]): BotOffer | undefined {
  const levels = [...new Set(sortByStrength(offers).map((offer) => offer.level))].filter((level) => level !== null);
  const medium = levels[Math.floor(levels.length / 2)];
  return offers.find((offer) => offer.level === medium) ?? offers[0];
}

/** Who sits across from somebody who has not finished a game yet; nobody if this server does not offer them all. */
export function firstOpponents(offers: readonly BotOffer[]): string[] {
  const names = new Set(offers.map(({ name }) => name));
  return FIRST_OPPONENTS.every((name) => names.has(name)) ? [...FIRST_OPPONENTS] : [];
}

const FIRST_OPPONENTS = ["greedy", "random", "random"];

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
