/** The story in words: what happened, a message an event. The twin of render/story.py. */
import type { Card, GameEvent } from "../gen/protocol";
import { words } from "./words.svelte";

/** Fields that are told with their unit; so are huts and cards that come as a number. */
const COUNTED: Record<string, string> = { camels: "n-camels", points: "n-points", huts: "n-huts", cards: "n-cards" };

export function cardName(card: Card): string {
  if (card === "wild" || card === "plow") return words(`card-${card}`);
  const [food, symbols] = card.split("-") as [string, string];
  return words(`card-${food}`, { symbols: Number(symbols) });
}

export function cardNames(cards: readonly Card[]): string {
  return cards.map(cardName).join(", ") || words("nothing");
}

/** An event in words: each of its fields is a value of its message, lists also their length, `_n`. */
export function describeEvent(event: GameEvent, names: readonly string[]): string {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(event)) {
    if (name === "event") continue;
    values[name] = spokenValue(name, value, names);
    if (Array.isArray(value)) values[`${name}_n`] = value.length;
  }
  return words(`event-${event.event}`, values);
}

const CARDS = new Set(["card", "cards", "discarded"]);

function spokenValue(name: string, value: unknown, names: readonly string[]): string | number {
  if (name === "seat") return names[value as number] ?? "";
  if (name === "order" || name === "winners") return (value as number[]).map((seat) => names[seat]).join(", ");
  if (name === "scores") return (value as number[]).map((score, seat) => `${names[seat]} ${score}`).join(", ");
  if (name === "columns") return (value as Card[][]).map(cardNames).join(" | ");
  if (name === "dignitary") return words(`dignitary-${value as string}`);
  if (name === "source") return words(`source-${value as string}`);
  if (Array.isArray(value)) return list(value as unknown[]);
  if (CARDS.has(name) && typeof value === "string") return cardName(value as Card);
  if (typeof value === "number") {
    const unit = COUNTED[name];
    return unit ? words(unit, { count: value }) : value;
  }
  return String(value ?? "");
}

function list(items: unknown[]): string {
  if (items.every((item) => typeof item === "number")) return items.join(" + ");
  if (items.every((item) => typeof item === "string" && isCard(item))) return cardNames(items as Card[]);
  return items.map((item) => (typeof item === "object" ? "" : String(item))).join(", ");
}

function isCard(item: string): boolean {
  return item === "wild" || item === "plow" || /^[a-z]+-[123]$/.test(item);
}
