import { describe, expect, it } from "vitest";
import type { PuzzleLine } from "../gen/protocol";
import {
  NO_FILTER,
  NO_STREAK,
  countSolved,
  dayOf,
  matches,
  nextPuzzle,
  placeOfDay,
  resultAfter,
  scoreOf,
  streakOn,
  untilNextDay,
  withSolvedDay,
} from "./puzzle-progress";

const PUZZLES: PuzzleLine[] = [
  { id: "a", kind: "move", theme: "wells", difficulty: 1, players: 2 },
  { id: "b", kind: "turn", theme: "wells", difficulty: 2, players: 3 },
  { id: "c", kind: "move", theme: "court", difficulty: 3, players: 4 },
  { id: "d", kind: "turn", theme: "court", difficulty: 3, players: 2 },
];

describe("the puzzle of the day", () => {
  it("changes at midnight in UTC, wherever one lives", () => {
    expect(dayOf(Date.parse("1970-01-01T00:00:00Z"))).toBe(0);
    const day = dayOf(Date.parse("2026-03-01T12:00:00Z"));
    expect(dayOf(Date.parse("2026-03-01T23:59:59.999Z"))).toBe(day);
    expect(dayOf(Date.parse("2026-03-02T00:00:00Z"))).toBe(day + 1);
    // Evening in New York, morning in Tokyo, the same moment.
    expect(dayOf(Date.parse("2026-03-01T20:30:00-05:00"))).toBe(day + 1);
    expect(dayOf(Date.parse("2026-03-02T10:30:00+09:00"))).toBe(day + 1);
    // A clock that was set an hour back is no other day.
    expect(dayOf(Date.parse("2026-10-25T02:30:00+02:00"))).toBe(dayOf(Date.parse("2026-10-25T02:30:00+01:00")));
  });

  it("is the one that the server counts to", () => {
    // As `puzzle_of_the_day` has it: 2026-01-01 is day 20454.
    expect(dayOf(Date.parse("2026-01-01T08:00:00Z"))).toBe(20_454);
    expect(placeOfDay(20_454, 300)).toBe(54);
    expect(placeOfDay(20_399, 300)).toBe(299);
    expect(placeOfDay(20_400, 300)).toBe(0);
  });

  it("comes after so long", () => {
    expect(untilNextDay(Date.parse("2026-03-01T23:00:00Z"))).toBe(3_600_000);
    expect(untilNextDay(Date.parse("2026-03-01T00:00:00Z"))).toBe(86_400_000);
  });
});

describe("the streak", () => {
  it("grows by a day each day", () => {
    const two = withSolvedDay(withSolvedDay(NO_STREAK, 100), 101);
    expect(streakOn(101, two)).toBe(2);
    expect(streakOn(102, two)).toBe(2);
    expect(streakOn(103, two)).toBe(0);
  });

  it("counts a day once, and begins again after a gap", () => {
    const one = withSolvedDay(withSolvedDay(NO_STREAK, 100), 100);
    expect(streakOn(100, one)).toBe(1);
    expect(withSolvedDay(one, 102)).toMatchObject({ last: 102, days: 1 });
  });

  it("is not fed by an answer that was shown that day", () => {
    const one = withSolvedDay(NO_STREAK, 100);
    expect(withSolvedDay({ ...one, shown: 101 }, 101)).toMatchObject({ last: 100, days: 1 });
    expect(withSolvedDay({ ...one, shown: 100 }, 101)).toMatchObject({ last: 101, days: 2 });
  });

  it("does not go back with a clock that is set back", () => {
    const two = withSolvedDay(withSolvedDay(NO_STREAK, 100), 101);
    expect(withSolvedDay(two, 100)).toEqual(two);
    expect(streakOn(100, two)).toBe(2);
  });
});

describe("the score", () => {
  it("is full at the first try, half later, and none for an answer that was shown", () => {
    expect(scoreOf(PUZZLES, {})).toBe(0);
    expect(scoreOf(PUZZLES, { a: "first", b: "first", c: "first" })).toBe(2 + 4 + 6);
    expect(scoreOf(PUZZLES, { a: "later", c: "later", d: "shown", b: "wrong", gone: "first" })).toBe(1 + 3);
  });

  it("depends on what came first", () => {
    expect(resultAfter(undefined, "solved")).toBe("first");
    expect(resultAfter(resultAfter(undefined, "wrong"), "solved")).toBe("later");
    expect(resultAfter(resultAfter("wrong", "shown"), "solved")).toBe("shown");
    expect(resultAfter("first", "wrong")).toBe("first");
    expect(resultAfter("later", "shown")).toBe("later");
  });
});

describe("the choice of a puzzle", () => {
  it("follows every part of the filter", () => {
    const found = (filter: object): string[] => PUZZLES.filter((one) => matches(one, { ...NO_FILTER, ...filter })).map(({ id }) => id);
    expect(found({})).toEqual(["a", "b", "c", "d"]);
    expect(found({ theme: "wells" })).toEqual(["a", "b"]);
    expect(found({ theme: "court", players: 2 })).toEqual(["d"]);
    expect(found({ kind: "move", difficulty: 3 })).toEqual(["c"]);
    expect(found({ difficulty: 2, players: 2 })).toEqual([]);
  });

  it("goes on from where one is, and round", () => {
    expect(nextPuzzle(PUZZLES, {}, NO_FILTER)?.id).toBe("a");
    expect(nextPuzzle(PUZZLES, { b: "first" }, NO_FILTER, "a")?.id).toBe("c");
    expect(nextPuzzle(PUZZLES, { a: "wrong" }, NO_FILTER, "d")?.id).toBe("a");
    expect(nextPuzzle(PUZZLES, {}, { ...NO_FILTER, theme: "court" }, "a")?.id).toBe("c");
  });

  it("leaves out what is over, and never offers the same one", () => {
    expect(nextPuzzle(PUZZLES, { a: "first", b: "later", c: "shown" }, NO_FILTER, "d")).toBeNull();
    expect(nextPuzzle(PUZZLES, { a: "first", b: "later", c: "shown" }, NO_FILTER, "a")?.id).toBe("d");
    expect(countSolved(PUZZLES, { a: "first", b: "later", c: "shown", d: "wrong" })).toBe(2);
  });
});
