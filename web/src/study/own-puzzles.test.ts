import { beforeAll, describe, expect, it } from "vitest";
import type { OwnPuzzleLine } from "../gen/protocol";
import { setLanguage } from "../words/words.svelte";
import { isDue, nameOf, nextDueText } from "./own-puzzles";

const DAY = 86_400;
const NOW = 1_000 * DAY;
const puzzle = (due: number | null): OwnPuzzleLine => ({ table: "t", move: 12, theme: "wells", players: 2, made: 0, due, solved: 0, failed: 0 });

beforeAll(() => setLanguage("en"));

describe("puzzles of one's own", () => {
  it("are due from their moment on, and never again once they are learned", () => {
    const at = (due: number | null): boolean => isDue(puzzle(due), NOW * 1000);
    expect([NOW - 1, NOW, NOW + 1, null].map(at)).toEqual([true, true, false, false]);
  });

  it("say when they are due", () => {
    const said = (due: number | null): string => nextDueText(puzzle(due), NOW * 1000);
    expect([NOW, NOW + 60, NOW + DAY, NOW + 7 * DAY, null].map(said)).toEqual([
      "Due now.",
      "Due in 1 day.",
      "Due in 1 day.",
      "Due in 7 days.",
      "Learned.",
    ]);
  });

  it("are named by table and move", () => {
    expect(nameOf(puzzle(0))).toBe("t/12");
  });
});
