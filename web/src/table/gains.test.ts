import { describe, expect, it } from "vitest";
import type { Change, GameEvent, Prospect } from "../gen/protocol";
import { fakePreview } from "../net/fake-table";
import { earnedSince, turnGain } from "./gains";

const NONE = { huts: 0, ziggurats: 0, wells: 0, influence: 0, higher: 0, offerings: 0, plow: 0, camels: 0 };

function prospect(points: Partial<Prospect["points"]>, camels = 0): Prospect {
  return { points: { ...NONE, ...points }, camels, lost: 0 };
}

function change(moves: number, events: object[], about: Partial<Change> = {}): Change {
  return {
    version: moves,
    kind: "moved",
    seat: 0,
    move: "done",
    to: null,
    reason: null,
    what: null,
    yes: null,
    moves,
    at: 0,
    reign: 2,
    turn: 1,
    events: events as GameEvent[],
    ...about,
  };
}

const scored = (seat: number, points: number): object => ({ event: "scored", seat, source: "huts", points, at: [] });

describe("the gain of a turn", () => {
  it("counts what comes for sure, and names wells apart", () => {
    const preview = fakePreview({ income: prospect({ huts: 2, ziggurats: 1, wells: 6 }, 3) });
    expect(turnGain([], preview, 2, 1)).toEqual({ now: { points: 3, camels: 3 }, wells: 6, flood: { points: 0, camels: 0 } });
  });

  it("counts what was scored in this turn by this seat alone", () => {
    const changes = [
      change(1, [scored(0, 5)], { turn: 3, reign: 1 }),
      change(2, [scored(0, 6), scored(1, 4)]),
      change(3, [{ event: "camels-earned", seat: 0, camels: 2, lost: 0, huts: [] }]),
    ];
    const preview = fakePreview({ flood: prospect({ influence: 7 }, 1) });
    expect(turnGain(changes, preview, 2, 1)).toEqual({
      now: { points: 6, camels: 2 },
      wells: 0,
      flood: { points: 7, camels: 1 },
    });
  });

  it("forgets what was undone", () => {
    const changes = [change(2, [scored(0, 6)]), change(1, [], { kind: "undone", to: 1 })];
    expect(turnGain(changes, fakePreview(), 2, 1).now.points).toBe(0);
  });

  it("is what the held move gains, once one is held", () => {
    const preview = fakePreview({ held: prospect({ wells: 6, huts: 3 }, 3), income: prospect({ huts: 9 }) });
    expect(turnGain([change(1, [scored(0, 2)])], preview, 2, 1).now).toEqual({ points: 11, camels: 3 });
  });
});

describe("what others earned", () => {
  it("counts from my last turn on, also while another of mine is under way", () => {
    const changes = [
      change(1, [scored(1, 9)], { seat: 1 }),
      change(2, [scored(0, 3)], { kind: "confirmed" }),
      change(3, [scored(1, 4), scored(1, 2)], { seat: 1 }),
      change(4, [scored(2, 5)], { seat: 2 }),
    ];
    expect(earnedSince(changes, [0], 0, 3)).toEqual([0, 6, 5]);
    const chosen = [...changes, change(5, [scored(0, 2)])];
    expect(earnedSince(chosen, [0], 0, 3)).toEqual([0, 6, 5]);
    expect(earnedSince(chosen, [0], 1, 3)).toEqual([0, 0, 0]);
  });

  it("is nothing for those who watch, and where all sit at one screen", () => {
    const changes = [change(1, [scored(1, 9)], { seat: 1 }), change(2, [scored(0, 3)])];
    expect(earnedSince(changes, [], 1, 2)).toEqual([0, 0]);
    expect(earnedSince(changes, [0, 1], 1, 2)).toEqual([0, 0]);
  });
});
