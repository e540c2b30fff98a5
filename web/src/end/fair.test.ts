import { describe, expect, it } from "vitest";
import type { GameEvent, GameRecord } from "../gen/protocol";
import { below, bytes, shuffled, verify } from "./fair";
// A whole game of four with two reshuffles, dealt from the secret of docs/fair-deals.md by record/fair.py.
import fixture from "./fair.fixture.json";

const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const game = (): GameRecord & { fair: { commitment: string; secret: string } } => structuredClone(fixture.record) as never;
const story = fixture.story.flat() as GameEvent[];
const finding = async (record: GameRecord, seen: string | null = null): Promise<string> => {
  const { finding, where } = await verify(record, { commitment: seen, events: story });
  return `${finding} ${where}`.trim();
};

describe("a fair deal", () => {
  it("is fair, whether or not the commitment was seen when the game began", async () => {
    expect(game().deals).toHaveLength(4);
    expect(await verify(game(), { commitment: COMMITMENT, events: story })).toEqual({
      finding: "fair",
      where: "",
      commitment: COMMITMENT,
      compared: true,
    });
    expect(await verify(game(), { commitment: null, events: [] })).toMatchObject({ finding: "fair", compared: false });
  });

  it("is not, once anything in it was changed", async () => {
    for (const [index, where] of [0, 1, 2, 3].map((n) => [n, `deals[${n}]`] as const)) {
      const tampered = game();
      const cards = tampered.deals[index]!.cards as unknown[];
      // Two different cards change places; the multiset stays.
      const other = cards.findIndex((card) => card !== cards[0]);
      [cards[0], cards[other]] = [cards[other], cards[0]];
      expect(await finding(tampered)).toBe(`wrong-deal ${where}`);
    }
    const order = game();
    order.turn_order.reverse();
    expect(await finding(order)).toBe("wrong-deal turn_order");
  });

  it("does not take a deck with other cards than the box", async () => {
    const record = game();
    record.deals[0]!.cards = (await shuffled(Array<string>(40).fill("wild"), bytes(record.fair.secret), "food/0", crypto.subtle)) as never;
    expect(await finding(record)).toBe("wrong-deal deals[0]");
  });

  it("needs the secret to fit the commitment, and this the one that was seen", async () => {
    const other = "00".repeat(32);
    expect(await finding({ ...game(), fair: { commitment: COMMITMENT, secret: other } })).toBe("wrong-secret fair.secret");
    expect(await finding({ ...game(), fair: { commitment: COMMITMENT, secret: "AB" } })).toBe("malformed fair.secret");
    expect(await finding({ ...game(), fair: { commitment: "x" } })).toBe("malformed fair.commitment");
    expect(await finding(game(), other)).toBe("other-promise fair.commitment");
  });

  it("has to be the game that was seen", async () => {
    const events = structuredClone(story);
    const sown = events.findLast((event) => event.event === "sown")!;
    const column = sown.columns[0]!;
    column[0] = column[0] === "wild" ? "salt-1" : "wild";
    const { finding, where } = await verify(game(), { commitment: COMMITMENT, events });
    expect([finding, where]).toEqual(["other-cards", "deals"]);
  });

  it("is unproven without a commitment or before the secret is told", async () => {
    const { fair: _, ...bare } = game();
    expect(await finding(bare)).toBe("no-commitment");
    expect(await finding({ ...game(), fair: { commitment: COMMITMENT } })).toBe("no-secret");
  });

  it("cannot be checked where the browser has no cryptography", async () => {
    expect((await verify(game(), { commitment: null, events: [] }, null)).finding).toBe("cannot-check");
  });
});

describe("the test vector of docs/fair-deals.md", () => {
  it("shuffles the discard", async () => {
    const kinds = { "dates-1": 3, "barley-3": 2, "barley-1": 3, "barley-2": 2 };
    const discard = Object.entries(kinds).flatMap(([card, copies]) => Array<string>(copies).fill(card));
    const order = await shuffled(discard, bytes(game().fair.secret), "food/1", crypto.subtle);
    expect(order.join(" ")).toBe(
      "barley-3 barley-1 dates-1 barley-1 barley-2 dates-1 dates-1 barley-3 barley-1 barley-2",
    );
  });

  it("passes over numbers beyond the last whole multiple", async () => {
    async function* chance(): AsyncGenerator<number> {
      yield* [4294967295, 4294967290, 4294967289];
    }
    expect(await below(10, chance())).toBe(9);
  });
});
