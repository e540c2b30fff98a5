import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Change, GameEvent } from "../gen/protocol";
import { fakeChange } from "../net/fake-table";
import { settings } from "../device/settings.svelte";
import { setLanguage } from "../words/words.svelte";
import { Telling } from "./telling.svelte";

const NAMES = ["Ann", "Ben", "Cleo"];
let telling: Telling;

function moved(seat: number, move: string, ...events: object[]): Change {
  return fakeChange(2, seat, { kind: "moved", move, events: events as GameEvent[] });
}
const hut = (seat: number, at: string): Change => moved(seat, `hut ${at}`, { event: "hut-placed", seat, at });
const fed = (seat: number, huts: string[], ...more: object[]): Change =>
  moved(seat, "feed", { event: "card-played", seat, card: "salt-1" }, { event: "huts-fed", seat, card: "salt-1", huts }, ...more);
const told = (...changes: Change[]): string | undefined => {
  telling.show(changes, [0], NAMES);
  return telling.told?.text;
};

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 1;
  telling = new Telling();
});
afterEach(() => void vi.useRealTimers());

describe("what others do is told", () => {
  it("huts of one player together, with their places", () => {
    expect(told(hut(1, "b2"))).toBe("Ben places 1 hut.");
    expect(told(hut(1, "b3"))).toBe("Ben places 2 huts.");
    expect(telling.told?.places).toEqual(["b2", "b3"]);
    expect(told(hut(2, "g5"))).toBe("Cleo places 1 hut.");
  });

  it("huts that are fed together, and then what they give", () => {
    told(hut(1, "b2"), fed(1, ["b2"]));
    const gain = { event: "scored", seat: 1, source: "huts", points: 3, at: ["b2", "c3"] };
    const camels = { event: "camels-earned", seat: 1, huts: ["b2"], camels: 2, lost: 0 };
    expect(told(fed(1, ["c3"], gain, camels))).toBe("Ben feeds 2 huts.");
    expect(telling.told).toMatchObject({ seat: 1, places: ["b2", "c3"], points: 3, camels: 2 });
  });

  it("with nothing that the flood tells", () => {
    const ended = { event: "turn-ended", reign: 1, turn: 2, discarded: [] };
    const flooded = { event: "flooded", seat: 1, huts: ["b2"] };
    const began = { event: "turn-began", reign: 2, turn: 1, expansion: 3 };
    expect(told(moved(1, "done", ended, flooded, began))).toBe("Ben finishes.");
  });

  it("for a while", () => {
    told(hut(1, "b2"));
    vi.advanceTimersByTime(60_000);
    expect(telling.told).toBeNull();
    // The next hut is still one of the same row.
    expect(told(hut(1, "b3"))).toBe("Ben places 2 huts.");
  });

  it("not to who did it, nor where motion is off", () => {
    expect(told(hut(1, "b2"), hut(0, "c1"))).toBeUndefined();
    settings.speed = 0;
    expect(told(hut(1, "b2"))).toBeUndefined();
  });
});
