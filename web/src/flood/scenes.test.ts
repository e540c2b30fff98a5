import { describe, expect, it } from "vitest";
import type { GameEvent, Position } from "../gen/protocol";
import { floodScenes, withoutScenes } from "./scenes";

const events = (...list: object[]): GameEvent[] => list as GameEvent[];
const ENDED = { event: "turn-ended", reign: 1, turn: 2, discarded: [] };
const REIGN = { event: "turn-began", reign: 2, turn: 1, expansion: 3 };
const scored = (seat: number, source: string, points: number): object => ({ event: "scored", seat, source, points, at: [] });
const FLOOD = [
  { event: "flooded", seat: 1, huts: ["b2", "c3"] },
  { event: "court-ranked", seat: 1, place: 1, influence: 5, huts: 2, cards: [4, 3], points: 7, ahead_by: "huts" },
  scored(1, "influence", 7),
  { event: "court-ranked", seat: 0, place: 2, influence: 5, huts: 1, cards: [3], points: 3, ahead_by: null },
  scored(0, "influence", 3),
  scored(0, "higher", 4),
  { event: "plow-granted", seat: 1 },
  { event: "court-camels", seat: 0, camels: 2, lost: 1, huts: 3 },
  { event: "offerings-counted", seat: 1, ziggurats: 3, multiplier: 2, points: 6 },
  scored(1, "offerings", 6),
];

describe("the scenes of a flood", () => {
  it("are none after an ordinary turn", () => {
    const next = { event: "turn-began", reign: 1, turn: 2, expansion: 4 };
    expect(floodScenes(events({ ...ENDED, turn: 1 }, next), [0, 0])).toEqual([]);
  });

  it("tell what is lost, ranked, given and counted, in this order", () => {
    const scenes = floodScenes(events(scored(0, "huts", 9), ENDED, ...FLOOD, REIGN), [20, 30]);
    expect(scenes.map(({ name }) => name)).toEqual(["washed", "ranking", "gifts", "offerings", "totals"]);
    const [washed, ranking, gifts, offerings, totals] = scenes.map(({ rows }) => rows);
    expect(washed).toEqual([{ seat: 1, points: 0, huts: 2, places: ["b2", "c3"] }]);
    expect(ranking?.map(({ seat, aheadBy }) => [seat, aheadBy])).toEqual([[1, "huts"], [0, null]]);
    expect(gifts).toEqual([{ seat: 0, points: 4, camels: 2, lost: 1 }, { seat: 1, points: 0, plow: true }]);
    expect(offerings).toEqual([{ seat: 1, points: 6, ziggurats: 3, multiplier: 2 }]);
    expect(scenes.map((scene) => scene.events.map(({ event }) => event))).toEqual([
      ["flooded"],
      ["court-ranked", "scored", "court-ranked", "scored"],
      ["scored", "plow-granted", "court-camels"],
      ["offerings-counted", "scored"],
      [],
    ]);
    expect(totals).toEqual([{ seat: 0, points: 7, score: 20 }, { seat: 1, points: 13, score: 30 }]);
  });

  it("go on into the final scoring, and end with the winner", () => {
    const end = { event: "game-over", scores: [28, 31], ledgers: [], winners: [1] };
    const final = [scored(0, "ziggurats", 6), scored(0, "camels", 2), scored(1, "plow", 1)];
    const scenes = floodScenes(events(ENDED, ...FLOOD, ...final, end), [28, 31]);
    expect(scenes.map(({ name }) => name).slice(-2)).toEqual(["final", "winner"]);
    expect(scenes.at(-3)?.rows.map(({ score }) => score)).toEqual([20, 30]);
    expect(scenes.at(-2)?.rows[0]).toEqual({ seat: 0, points: 8, sources: [["ziggurats", 6], ["camels", 2]] });
    expect(scenes.at(-1)?.rows).toEqual([{ seat: 1, points: 0, score: 31 }]);
  });

  it("give no points before they are told", () => {
    const end = { event: "game-over", scores: [28, 31], ledgers: [], winners: [1] };
    const scenes = floodScenes(events(ENDED, ...FLOOD, scored(0, "camels", 2), end), [28, 31]);
    const player = (score: number, ledger: object): object => ({ score, ledger });
    const players = [
      player(28, { influence: 3, higher: 4, offerings: 0, camels: 2 }),
      player(31, { influence: 7, higher: 0, offerings: 6, camels: 0 }),
    ];
    const position = { players } as unknown as Position;
    const shown = (at: number): number[] => withoutScenes(position, scenes.slice(at + 1)).players.map(({ score }) => score);
    expect(scenes.map((_, at) => shown(at))).toEqual([
      [19, 18],
      [22, 25],
      [26, 25],
      [26, 31],
      [26, 31],
      [28, 31],
      [28, 31],
    ]);
    expect(withoutScenes(position, scenes.slice(1)).players.map(({ ledger }) => ledger)).toEqual([
      { influence: 0, higher: 0, offerings: 0, camels: 0 },
      { influence: 0, higher: 0, offerings: 0, camels: 0 },
    ]);
  });
});
