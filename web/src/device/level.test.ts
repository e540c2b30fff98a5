import { describe, expect, it } from "vitest";
import type { Table } from "../gen/protocol";
import { HIGHEST, LOWEST, countGame, nextLevel, playedLevel, remember, type LevelChange } from "./level";

const chair = (bot: string | null) => ({ kind: bot === null ? "person" : "bot", bot });
const table = (bots: (string | null)[], scores: number[] = [90, 80, 70, 60], phase = "over"): Table =>
  ({ status: "finished", position: { phase }, chairs: bots.map(chair), result: { scores, winners: [0] } }) as unknown as Table;
const THREE = [null, "level-3", "level-3", "level-3"];

describe("the level of a game", () => {
  it("is that of its bots, if one person played against bots of one level", () => {
    expect(playedLevel(table(THREE), [0])).toBe(3);
    expect(playedLevel(table(["level-10", null]), [1])).toBe(10);
  });

  it("is not known of other games", () => {
    expect(playedLevel(table([null, "level-3", "level-4", "level-3"]), [0])).toBeNull();
    expect(playedLevel(table([null, "greedy", "greedy", "greedy"]), [0])).toBeNull();
    expect(playedLevel(table([null, null, "level-3", "level-3"]), [0])).toBeNull();
    expect(playedLevel(table([null, null, "level-3", "level-3"]), [0, 1])).toBeNull();
    expect(playedLevel(table(THREE), [])).toBeNull();
    // Somebody gave up.
    expect(playedLevel(table(THREE, [9, 8, 7, 6], "actions"), [0])).toBeNull();
  });
});

describe("the next level", () => {
  it("goes up after a victory, down after a last place, else it stays", () => {
    expect([90, 75, 65, 50].map((mine) => nextLevel(3, 3, [mine, 80, 70, 60], 0))).toEqual([4, 3, 3, 2]);
    expect(nextLevel(3, 3, [80, 80, 70, 60], 0)).toBe(4);
    expect(nextLevel(3, 3, [60, 80, 70, 60], 0)).toBe(2);
    expect([nextLevel(5, 5, [70, 80], 0), nextLevel(5, 5, [70, 80], 1)]).toEqual([4, 6]);
  });

  it("stays between the lowest and the highest", () => {
    expect(nextLevel(HIGHEST, HIGHEST, [90, 80], 0)).toBe(HIGHEST);
    expect(nextLevel(LOWEST, LOWEST, [70, 80], 0)).toBe(LOWEST);
  });

  it("ignores a victory far below and a last place far above", () => {
    expect(nextLevel(6, 2, [90, 80], 0)).toBe(6);
    expect(nextLevel(2, 6, [70, 80], 0)).toBe(2);
    expect(nextLevel(2, 6, [90, 80], 0)).toBe(7);
  });
});

describe("a finished game", () => {
  it("counts once", () => {
    const change = countGame([], "abc", table(THREE), [0], 3);
    expect(change).toEqual({ table: "abc", before: 3, next: 4 });
    const known = remember([], change as LevelChange);
    expect(countGame(known, "abc", table(THREE), [0], 4)).toBe(known[0]);
    expect(countGame(known, "other", table([null, null]), [0], 4)).toBeNull();
  });

  it("is forgotten after many others", () => {
    let known: LevelChange[] = [];
    for (let game = 0; game < 30; game++) known = remember(known, { table: `${game}`, before: 1, next: 1 });
    expect([known.length, known[0]?.table]).toEqual([20, "10"]);
  });
});
