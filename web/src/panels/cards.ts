/** What cards are, and how to tell equal ones apart. */
import { CARDS, type CardEntry } from "../gen/board";
import type { Card, Position } from "../gen/protocol";

const ENTRIES = new Map(CARDS.map((entry) => [entry.name, entry]));

export function cardEntry(card: Card): CardEntry {
  const entry = ENTRIES.get(card);
  if (!entry) throw new Error(`no such card: ${card}`);
  return entry;
}

export interface Held {
  card: Card;
  /** The second of two equal cards is `salt-1/1`. */
  key: string;
}

/** Cards with a key each, the same one from one position to the next. */
export function withKeys(cards: readonly Card[]): Held[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, key: `${card}/${copy}` };
  });
}

/** How often each card is among these. */
export function countCards(cards: readonly Card[]): Map<Card, number> {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

/** Plows that lie on the board: there is one for everyone. */
export function plowsLeft(position: Position): number {
  return position.players.filter((player) => !player.plow).length;
}

/** What a card's edge says: `G2` for two grapes, `W` for a wild card, `P` for the plow. */
export function cardCode(card: Card): string {
  const { food, symbols } = cardEntry(card);
  return food ? `${food.charAt(0).toUpperCase()}${symbols}` : card.charAt(0).toUpperCase();
}
