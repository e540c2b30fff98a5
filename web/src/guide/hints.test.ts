import { beforeEach, expect, test } from "vitest";
import { settings } from "../lib/settings.svelte";
import { nextHint, seen, toggleHints } from "./guided";
import { HINTS, named } from "./hints";
import { type Box, arrow, place } from "./place";

beforeEach(() => {
  settings.guide = true;
  settings.guided = [];
});

test("each hint comes once, in order, and only in its moment", () => {
  const told: string[] = [];
  for (let hint = nextHint("huts"); hint; hint = nextHint("huts")) {
    told.push(named(hint));
    seen(hint);
  }
  expect(told).toEqual(["welcome-prompt", "huts-board", "huts-camels", "huts-hand"]);
  expect(nextHint("actions")?.at).toBe("camels");
  expect(nextHint(null)).toBeNull();
});

test("hints have names of their own", () => {
  expect(new Set(HINTS.map(named)).size).toBe(HINTS.length);
});

test("the key puts hints away and brings them back, also when they were off", () => {
  toggleHints("draft");
  expect(nextHint("draft")).toBeNull();
  settings.guide = false;
  toggleHints("draft");
  expect(nextHint("draft")?.moment).toBe("welcome");
});

const phone: Box = { x: 0, y: 0, width: 390, height: 844 };
const sheet = { width: 370, height: 190 };
const over = (spot: { x: number; y: number }, part: Box): boolean =>
  spot.y < part.y + part.height && spot.y + sheet.height > part.y;

test("on a phone the sheet lies at the bottom, unless that is what it points to", () => {
  const board: Box = { x: 0, y: 90, width: 390, height: 420 };
  const hand: Box = { x: 0, y: 700, width: 390, height: 144 };
  expect(over(place(sheet, board, [[board, 3]], phone), board)).toBe(false);
  expect(over(place(sheet, hand, [[hand, 3]], phone), hand)).toBe(false);
  expect(place(sheet, null, [], phone).y).toBe(844 - 190 - 10);
});

test("the arrow leads from the card's edge to the target's, and is left out where they touch", () => {
  const card: Box = { x: 0, y: 0, width: 100, height: 50 };
  expect(arrow(card, { x: 200, y: 0, width: 50, height: 50 })).toEqual({ from: { x: 100, y: 25 }, to: { x: 200, y: 25 } });
  expect(arrow(card, { x: 90, y: 40, width: 50, height: 50 })).toBeNull();
});
