import { describe, expect, test } from "vitest";
import type { Player } from "../gen/protocol";
import { withKeys } from "./cards";
import { digits, timeParts } from "../words/time-left";
import { standings, tiles, tilesLeft, total } from "./seats";

test("equal cards keep their keys when another is played", () => {
  expect(withKeys(["salt-1", "wild", "salt-1"]).map(({ key }) => key)).toEqual(["salt-1/0", "wild/0", "salt-1/1"]);
  expect(withKeys(["salt-1", "salt-1"]).map(({ key }) => key)).toEqual(["salt-1/0", "salt-1/1"]);
});

test("influence of the rules' example", () => {
  const court = { higher: [0, 0], middle: [3], lower: [0, 2, 2] };
  expect(standings(court)).toEqual([
    { seat: 0, influence: 7 },
    { seat: 3, influence: 2 },
    { seat: 2, influence: 2 },
  ]);
});

test("tiles on the board and beside it", () => {
  const player = { ziggurats: { b1: 3, c4: 1 } } as unknown as Player;
  expect(tiles(player)).toBe(4);
  expect(tilesLeft(player)).toEqual([2, 3, 3]);
});

test("points of all sources", () => {
  const ledger = { huts: 1, ziggurats: 2, wells: 3, influence: 4, higher: 5, offerings: 6, plow: 7, camels: 8 };
  expect(total(ledger)).toBe(36);
});

describe("a clock", () => {
  test.each([
    [-3, "0:00"],
    [0.2, "0:01"],
    [245, "4:05"],
    [3845, "1:04:05"],
  ])("%s seconds: %s", (left, shown) => expect(digits(timeParts(left))).toBe(shown));
  test("counts days", () => expect(timeParts(2 * 86_400 + 3 * 3600)).toMatchObject({ days: 2, hours: 3 }));
});
