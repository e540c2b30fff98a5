import { expect, it } from "vitest";
import { shownFor } from "./pace";

it("leaves the last move before somebody else's time to be read", () => {
  expect(shownFor(1, [2], false)).toBeGreaterThan(2 * shownFor(1, [1, 2], false));
});

it("does not make anybody wait for their own move", () => {
  expect(shownFor(null, [1], false)).toBe(shownFor(1, [1], false));
});

it("shows many moves faster, and most so where our clock runs", () => {
  const many = new Array<number>(200).fill(1);
  expect(shownFor(1, many, false) * 200).toBeLessThanOrEqual(15_000);
  expect(shownFor(1, [2], true)).toBeLessThan(100);
});
