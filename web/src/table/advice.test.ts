import { beforeAll, describe, expect, it } from "vitest";
import type { Analysis, Candidate, Position } from "../gen/protocol";
import { setLanguage } from "../words/words.svelte";
import { adviceText, describeMoveAt, isWellExplored, whyBest, whyBetter } from "./advice";

const sources = { huts: 0, ziggurats: 0, wells: 0, influence: 0, higher: 0, offerings: 0, plow: 0, camels: 0 };
const candidate = (move: string, visits: number, share: number): Candidate => ({
  move,
  visits,
  chances: [share, 1 - share],
  points: [80 + 20 * share, 90 - 10 * share],
  sources: { ...sources, wells: 10 * share },
});
const seat = (chance: number, points: number) => ({ chance, points, sources });
const position = { columns: [["palm-1"], ["barley-2", "wild"]] } as unknown as Position;

function analysis(...candidates: Candidate[]): Analysis {
  return { network: "5d0c0ffe", simulations: 1000, seats: [seat(0.4, 88.6), seat(0.6, 91.2)], candidates, line: [], why: { move: "", other: null, equals: [], reasons: [] } };
}

const NAMES = ["Ann", "Zakir"];

beforeAll(() => setLanguage("en"));

describe("what a search thinks, in words", () => {
  it("names the best move and what can be expected", () => {
    const found = analysis(candidate("hut c4", 700, 0.41), candidate("hut d3", 300, 0.37));
    expect(adviceText(found, 0, position)).toBe("Hint: place a hut on c4. Win chance 41%, expected score 88.");
    expect(adviceText(found, 0, position, true)).toBe("Hint: place a hut on c4. Win chance 41%.");
  });

  it("says what the best move gains against the next", () => {
    const found = analysis(candidate("hut c4", 700, 0.91), candidate("hut d3", 300, 0.37));
    expect(whyBest(found, 0, position, NAMES)).toBe(
      "Next best: place a hut on d3 (37%). Compared with it: wells +5.4, Zakir −5.4.",
    );
    expect(whyBest(analysis(candidate("done", 9, 0.5)), 0, position, NAMES)).toBe("");
  });

  it("says what a better move gains against what was played", () => {
    const [best, next, worst] = [candidate("hut c4", 700, 0.9), candidate("hut d3", 300, 0.5), candidate("hut e1", 90, 0.4)];
    const found = analysis(best, next, worst);
    expect(whyBetter(found, best, "hut d3", 0, NAMES)).toBe("Compared with what was played: wells +4.0, Zakir −4.0.");
    expect(whyBetter(found, next, "hut d3", 0, NAMES)).toBe("");
    expect(whyBetter(found, worst, "hut d3", 0, NAMES)).toBe("");
    expect(whyBetter(found, best, null, 0, NAMES)).toBe("");
    const equal = { ...next, move: "hut a1", chances: [0.6, 0.4] };
    expect(whyBetter(analysis(best, next, equal), equal, "hut d3", 0, NAMES)).toBe("Expected points hardly differ.");
  });

  it("speaks of the seat that decides", () => {
    const text = adviceText(analysis(candidate("hut c4", 700, 0.41), candidate("done", 300, 0.37)), 1, position);
    expect(text).toContain("59%");
    expect(text).toContain("expected score 86");
  });

  it("does not compare with what was hardly looked at", () => {
    const seldom = candidate("hut d3", 3, 0.9);
    expect(isWellExplored(seldom, candidate("hut c4", 997, 0.41))).toBe(false);
    const found = analysis(candidate("hut c4", 997, 0.41), seldom);
    expect(whyBest(found, 0, position, NAMES)).toBe("Nothing else comes close.");
    expect(whyBetter(found, seldom, "hut c4", 0, NAMES)).toBe("");
  });

  it("says what lies in a column", () => {
    expect(describeMoveAt("harvest 2", position)).toMatch(/column 2: .*barley.*wild/i);
  });
});
