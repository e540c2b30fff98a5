import { expect, it } from "vitest";
import { keptUntil } from "./retention";

const NOON = Date.UTC(2026, 4, 1, 12) / 1000;
const DAY = 86_400;

it("says until when a table is kept, shortly before", () => {
  expect(keptUntil(NOON + 2 * DAY, NOON)).toContain("May 3");
  expect(keptUntil(NOON + 15 * DAY, NOON)).toBe("");
  expect(keptUntil(null, NOON)).toBe("");
});
