import { expect, it } from "vitest";
import { paceOf } from "./pace";

const many = new Array<number>(200).fill(1);

it("leaves the last move before somebody else's time to be read", () => {
  expect(paceOf(1, [2], "some").wait).toBeGreaterThan(2 * paceOf(1, [1, 2], "some").wait);
});

it("does not make anybody wait for their own move", () => {
  expect(paceOf(null, [1], "some")).toEqual(paceOf(1, [1], "some"));
});

it("shows many moves faster, several at a time, and most so where our clock runs", () => {
  const { wait, messages } = paceOf(1, many, "some");
  expect(messages).toBeGreaterThan(1);
  expect((wait * 200) / messages).toBeLessThanOrEqual(15_000);
  expect(paceOf(1, [2], "clock").wait).toBeLessThan(100);
});

it("hurries nobody where bots play alone", () => {
  expect(paceOf(1, many, "none")).toEqual(paceOf(1, [1], "some"));
});
