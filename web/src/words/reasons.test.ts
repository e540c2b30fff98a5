import { beforeAll, describe, expect, it } from "vitest";
import type { Source } from "../gen/protocol";
import { reasonsText } from "./reason-text";
import { type Expected, gain, reasons } from "../game/reasons";
import { setLanguage } from "./words.svelte";

const NOTHING = { huts: 0, ziggurats: 0, wells: 0, influence: 0, higher: 0, offerings: 0, plow: 0, camels: 0 };

function expected(points: number[], sources: Partial<Record<Source, number>> = {}): Expected {
  return { points, sources: { ...NOTHING, ...sources } };
}

beforeAll(() => setLanguage("en"));

describe("why one move is better", () => {
  it("tells the mover's own sources and the rivals' totals, larger differences first", () => {
    const better = expected([60, 50, 40], { huts: 20, wells: 12 });
    const played = expected([57, 50.5, 41], { huts: 21.2, wells: 7.6 });
    expect(reasons(0, better, played)).toEqual([
      { source: "wells", points: expect.closeTo(4.4) },
      { source: "huts", points: expect.closeTo(-1.2) },
      { seat: 2, points: -1 },
    ]);
    expect(reasonsText(0, better, played, ["Ann", "Zakir", "Cleo"])).toBe("wells +4.4, huts −1.2, Cleo −1.0");
  });

  it("begins with what is worth most to the mover, however large the price", () => {
    const better = expected([50, 50], { wells: 1, huts: 10 });
    const played = expected([54, 52], { wells: 0, huts: 15 });
    const found = reasons(0, better, played);
    expect(found[0]).toEqual({ seat: 1, points: -2 });
    expect(found.map(gain)).toEqual([2, -5, 1]);
    expect(reasonsText(0, better, played, ["Ann", "Zakir"])).toBe("Zakir −2.0, huts −5.0, wells +1.0");
  });

  it("says nothing of what hardly differs, nor of the mover's own total", () => {
    const better = expected([70, 50], { wells: 0.09 });
    expect(reasons(0, better, expected([50, 50.05]))).toEqual([]);
    expect(reasonsText(0, better, expected([50, 50]), ["Ann", "Zakir"])).toBe("");
  });

  it("names no more than three", () => {
    const better = expected([9, 0], { huts: 1, wells: 2, plow: 3, camels: 4 });
    expect(reasons(0, better, expected([0, 0]))).toHaveLength(3);
  });
});
