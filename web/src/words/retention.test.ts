import { beforeAll, expect, it } from "vitest";
import { keptUntil } from "./retention";
import { setLanguage } from "./words.svelte";

const NOON = Date.UTC(2026, 4, 1, 12) / 1000;
const DAY = 86_400;

beforeAll(() => setLanguage("en"));

it("says until when a table is kept, shortly before", () => {
  expect(keptUntil(NOON + 2 * DAY, NOON)).toBe("kept until 3 May");
  expect(keptUntil(NOON + 15 * DAY, NOON)).toBe("");
  expect(keptUntil(null, NOON)).toBe("");
});
