/** Was the deck stacked? Checked here, in the reader's own browser. The twin of record/fair.py; see docs/fair-deals.md. */
import { CARDS, EXPANSION } from "../gen/board";
import type { Card, Fair, GameEvent, GameRecord } from "../gen/protocol";

/**
 * What can be found out about the deals of a record.
 * `other-cards`: the deals are those that were promised, but other cards came at the table.
 * `other-promise`: the commitment is not the one that this browser saw while the game was played.
 * `cannot-check`: the browser offers no cryptography here (it does over HTTPS and on localhost).
 */
export type Finding =
  | "fair"
  | "no-commitment"
  | "no-secret"
  | "wrong-secret"
  | "wrong-deal"
  | "malformed"
  | "other-promise"
  | "other-cards"
  | "cannot-check";

export interface Verdict {
  finding: Finding;
  /** The place in the record that it is about, if there is one: `deals[2]`. */
  where: string;
  /** As it stands in the record. */
  commitment: string | null;
  /** Whether the commitment was compared with one that was seen while the game was played. */
  compared: boolean;
}

type Dealt = Pick<GameRecord, "players" | "turn_order" | "deals"> & { fair?: Fair };
type Cards = readonly (string | number)[];

const HEX = /^[0-9a-f]{64}$/;
const NUMBERS = 2 ** 32;

/** What this browser has seen of a game itself. */
export interface Witness {
  /** The commitment while the game was played. */
  commitment: string | null;
  /** All that happened, from the first event on; empty if it was not watched. */
  events: readonly GameEvent[];
}

/** Whether the deals of a record, which the server has played through, are those that were promised. */
export async function verify(record: Dealt, witness: Witness, subtle = cryptography()): Promise<Verdict> {
  const seen = witness.commitment;
  const promise = record.fair;
  const commitment = promise?.commitment ?? null;
  const say = (finding: Finding, where = ""): Verdict => {
    return { finding, where, commitment, compared: seen !== null && commitment !== null };
  };
  if (!promise) return say("no-commitment");
  if (!HEX.test(promise.commitment)) return say("malformed", "fair.commitment");
  if (seen !== null && seen !== commitment) return say("other-promise", "fair.commitment");
  if (promise.secret == null) return say("no-secret");
  if (!HEX.test(promise.secret)) return say("malformed", "fair.secret");
  if (!subtle) return say("cannot-check");
  const secret = bytes(promise.secret);
  if (hex(await subtle.digest("SHA-256", secret)) !== commitment) return say("wrong-secret", "fair.secret");
  for (const { where, found, cards, label } of shuffles(record)) {
    const right = await shuffled(cards, secret, label, subtle);
    if (found.join() !== right.join()) return say("wrong-deal", where);
  }
  const strange = otherThanSeen(record, witness.events);
  return strange === null ? say("fair") : say("other-cards", strange);
}

/** Where the record holds other cards than those that came at the table; null if it is the same game. */
function otherThanSeen({ turn_order, deals }: Dealt, events: readonly GameEvent[]): string | null {
  const food = deals.flatMap(({ deck, cards }) => (deck === "food" ? (cards as Card[]) : []));
  const expansion = [EXPANSION.first, ...(deals[1]?.cards ?? [])];
  for (const event of events) {
    switch (event.event) {
      case "order-drawn":
        if (event.order.join() !== turn_order.join()) return "turn_order";
        break;
      case "turn-began":
        if (event.expansion !== expansion.shift()) return "deals[1]";
        break;
      case "sown":
      case "draft-shown": {
        // They lie sorted on the table: the same cards, in whatever order.
        const shown = event.event === "sown" ? event.columns.flat() : event.cards;
        if (sorted(shown) !== sorted(food.splice(0, shown.length))) return "deals";
      }
    }
  }
  return null;
}

const sorted = (cards: Cards): string => [...cards].sort().join();

/** The browser's hashes; there are none over plain http from another machine. */
function cryptography(): SubtleCrypto | null {
  return (globalThis.crypto as Crypto | undefined)?.subtle ?? null;
}

interface Shuffle {
  where: string;
  /** The order in the record. */
  found: Cards;
  /** What was shuffled. */
  cards: Cards;
  label: string;
}

/** Everything that was shuffled. Full decks hold what is in the box; a reshuffle, the discard that the moves led to. */
function shuffles({ players, turn_order, deals }: Dealt): Shuffle[] {
  const food = CARDS.flatMap(({ name, copies }) => Array<string>(copies).fill(name));
  const first = EXPANSION.cards.indexOf(EXPANSION.first);
  const expansion = EXPANSION.cards.filter((_, index) => index !== first);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const at = (index: number): Cards => deals[index]?.cards ?? [];
  const reshuffles = deals.slice(2).map(
    ({ cards }, index): Shuffle => ({ where: `deals[${index + 2}]`, found: cards, cards, label: `food/${index + 1}` }),
  );
  return [
    { where: "turn_order", found: turn_order, cards: seats, label: "turn_order" },
    { where: "deals[0]", found: at(0), cards: food, label: "food/0" },
    { where: "deals[1]", found: at(1), cards: expansion, label: "expansion" },
    ...reshuffles,
  ];
}

/** The cards in the order that the secret gives under this label, whatever order they came in. */
export async function shuffled(
  cards: Cards,
  secret: Uint8Array<ArrayBuffer>,
  label: string,
  subtle: SubtleCrypto,
): Promise<Cards> {
  // Names and one-digit numbers alike sort as they should by their characters.
  const order = [...cards].sort();
  const chance = numbers(secret, label, subtle);
  for (let last = order.length - 1; last > 0; last--) {
    const other = await below(last + 1, chance);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** Numbers of 32 bits without end, eight from each hash. */
async function* numbers(secret: Uint8Array, label: string, subtle: SubtleCrypto): AsyncGenerator<number, never> {
  const start = [...secret, ...new TextEncoder().encode(`\0${label}\0`)];
  for (let counter = 0; ; counter++) {
    const input = new Uint8Array([...start, 0, 0, 0, 0]);
    new DataView(input.buffer).setUint32(start.length, counter);
    const digest = new DataView(await subtle.digest("SHA-256", input));
    for (let at = 0; at < digest.byteLength; at += 4) yield digest.getUint32(at);
  }
}

/** A number from 0 up to the bound, each as likely: numbers beyond its last whole multiple are passed over. */
export async function below(bound: number, chance: AsyncGenerator<number, unknown>): Promise<number> {
  const limit = NUMBERS - (NUMBERS % bound);
  for (;;) {
    const { value } = await chance.next();
    if ((value as number) < limit) return (value as number) % bound;
  }
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
