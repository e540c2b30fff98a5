import { expect, it } from "vitest";
import { minutesSince } from "./presence";

it("counts whole minutes, and never less than none", () => {
  expect(minutesSince(null, 1000)).toBeNull();
  expect(minutesSince(1000, 1059)).toBe(0);
  expect(minutesSince(1000, 1240)).toBe(4);
  // The server's clock is ahead of ours.
  expect(minutesSince(1000, 990)).toBe(0);
});
