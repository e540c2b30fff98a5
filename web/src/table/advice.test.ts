import { beforeAll, describe, expect, it } from "vitest";
import type { Analysis, Candidate, Position } from "../gen/protocol";
import { setLanguage } from "../lib/words.svelte";
import { adviceText, isWellExplored, describeMoveAt } from "./advice";

const candidate = (move: string, visits: number, share: number): Candidate => ({ move, visits, chances: [share, 1 - share] });
const sources = { huts: 0, ziggurats: 0, wells: 0, influence: 0, higher: 0, offerings: 0, plow: 0, camels: 0 };
const seat = (chance: number, points: number) => ({ chance, points, sources });
const position = { columns: [["palm-1"], ["barley-2", "wild"]] } as unknown as Position;

function analysis(...candidates: Candidate[]): Analysis {
  return { simulations: 1000, seats: [seat(0.4, 88.6), seat(0.6, 91.2)], candidates, line: [] };
}

beforeAll(() => setLanguage("en"));

describe("what a search thinks, in words", () => {
  it("names the best move, what can be expected, and the next best", () => {
    const text = adviceText(analysis(candidate("hut c4", 700, 0.41), candidate("hut d3", 300, 0.37)), 0, position);
    expect(text).toContain("place a hut on c4");
    expect(text).toContain("41%");
    expect(text).toContain("expected score 89");
    expect(text).toContain("place a hut on d3 (37%)");
  });

  it("speaks of the seat that decides", () => {
    const text = adviceText(analysis(candidate("hut c4", 700, 0.41), candidate("done", 300, 0.37)), 1, position);
    expect(text).toContain("59%");
    expect(text).toContain("expected score 91");
  });

  it("does not compare with what was hardly looked at", () => {
    const seldom = candidate("hut d3", 3, 0.9);
    expect(isWellExplored(seldom, candidate("hut c4", 997, 0.41))).toBe(false);
    const text = adviceText(analysis(candidate("hut c4", 997, 0.41), seldom), 0, position);
    expect(text).not.toContain("d3");
    expect(text).not.toContain("90%");
  });

  it("says what lies in a column", () => {
    expect(describeMoveAt("harvest 2", position)).toMatch(/column 2: .*barley.*wild/i);
  });
});
