import { describe, expect, it } from "vitest";
import type { Change, GameEvent } from "../gen/protocol";
import { isFlood, logTurns } from "./log-turns";

const scored = (seat: number, source: string, points: number): object => ({ event: "scored", seat, source, points, at: [] });
const CHANGE = { kind: "moved", seat: 0, move: "done", to: null, reason: null, what: null, yes: null, at: 0 };

function change(version: number, reign: number, turn: number, events: object[]): Change {
  return { ...CHANGE, version, moves: version, reign, turn, events: events as GameEvent[] } as Change;
}

const CHANGES = [
  change(1, 1, 2, [scored(0, "huts", 5)]),
  change(2, 1, 2, [
    { event: "turn-ended", reign: 1, turn: 2, discarded: [] },
    { event: "flooded", seat: 1, huts: ["b2"] },
    { event: "court-ranked", seat: 1, place: 1, influence: 4, huts: 1, cards: [4], points: 4, ahead_by: null },
    scored(1, "influence", 4),
    { event: "court-left", seat: 1, huts: 1 },
    { event: "turn-began", reign: 2, turn: 1, expansion: 3 },
  ]),
  change(3, 2, 1, [scored(0, "huts", 6), scored(1, "huts", 1)]),
];
const told = (filter: "all" | "points" | number = "all"): string[][] =>
  logTurns(CHANGES, [11, 5], filter).map(({ entries }) =>
    entries.map((entry) => (isFlood(entry) ? entry.scenes.map(({ name }) => name).join(" ") : entry.event.event)),
  );

describe("the log by turn", () => {
  it("tells a flood in its scenes, at the end of the turn that it ends", () => {
    expect(told()).toEqual([
      ["scored", "turn-ended", "washed ranking gifts offerings totals", "turn-began"],
      ["scored", "scored"],
    ]);
  });

  it("shows in a flood only what is asked for", () => {
    expect(told("points")).toEqual([["scored", "ranking totals"], ["scored", "scored"]]);
    expect(told(0)).toEqual([["scored", "totals"], ["scored"]]);
  });

  it("knows the scores after a flood by what was scored since", () => {
    const flood = logTurns(CHANGES, [11, 5], "all")[0]?.entries.find(isFlood);
    expect(flood?.scenes.at(-1)?.rows).toEqual([{ seat: 0, points: 0, score: 5 }, { seat: 1, points: 4, score: 4 }]);
  });

  it("forgets a flood that was undone", () => {
    const undone = { ...change(4, 2, 1, []), kind: "undone", moves: 1 } as Change;
    expect(logTurns([...CHANGES, undone], [5, 0], "all").flatMap(({ entries }) => entries).some(isFlood)).toBe(false);
  });
});
