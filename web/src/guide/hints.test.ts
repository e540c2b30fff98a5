import { beforeEach, expect, test } from "vitest";
import { settings } from "../device/settings.svelte";
import { isLearning, nextHint, markSeen } from "./progress";
import { HINTS, hintName } from "./hints";
import { type Box, arrow, place, placeSheet } from "./place";

beforeEach(() => {
  settings.guide = true;
  settings.guided = [];
});

test("each hint comes once, in order, and only in its moment", () => {
  const shown: string[] = [];
  for (let hint = nextHint("huts"); hint; hint = nextHint("huts")) {
    shown.push(hintName(hint));
    markSeen(hint);
  }
  expect(shown).toEqual(["welcome-prompt", "welcome-calendar", "huts-board", "huts-camels", "huts-hand"]);
  expect(nextHint("actions")?.at).toBe("camels");
  expect(nextHint(null)).toBeNull();
});

test("hints have names of their own", () => {
  expect(new Set(HINTS.map(hintName)).size).toBe(HINTS.length);
});

test("the flood is explained before the first one", () => {
  for (const hint of HINTS) if (hint.moment !== "flood") markSeen(hint);
  expect(nextHint("actions", 1, 1)).toBeNull();
  expect(nextHint("actions", 1, 2)?.moment).toBe("flood");
  expect(nextHint("harvest", 2, 1)).toBeNull();
});

test("a first game lasts until the guide has told its end", () => {
  expect(isLearning()).toBe(true);
  for (const hint of HINTS) markSeen(hint);
  expect(isLearning()).toBe(false);
  settings.guided = [];
  settings.guide = false;
  expect(isLearning()).toBe(false);
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

test("a sheet fills the lowest gap that has room for it, else the highest one", () => {
  const board: Box = { x: 0, y: 100, width: 390, height: 300 };
  const tabs: Box = { x: 0, y: 500, width: 390, height: 50 };
  const bar: Box = { x: 0, y: 800, width: 390, height: 44 };
  expect(placeSheet(200, [bar, tabs, board], phone)).toEqual({ y: 598, height: 200 });
  expect(placeSheet(400, [bar, tabs, board], phone)).toEqual({ y: 552, height: 246 });
  // The hand below the tabs is what it speaks of.
  expect(placeSheet(200, [bar, tabs, board, { ...bar, y: 560, height: 240 }], phone)).toEqual({ y: 0, height: 98 });
});

test("with nothing to point to it lies where nothing is needed", () => {
  const board: Box = { x: 0, y: 90, width: 390, height: 420 };
  const buttons: Box = { x: 0, y: 780, width: 390, height: 64 };
  const spot = place(sheet, null, [[board, 3], [buttons, 6]], phone);
  expect([over(spot, board), over(spot, buttons)]).toEqual([false, false]);
});

test("the arrow leads from the card's edge to the target's, and is left out where they touch", () => {
  const card: Box = { x: 0, y: 0, width: 100, height: 50 };
  expect(arrow(card, { x: 200, y: 0, width: 50, height: 50 })).toEqual({ from: { x: 100, y: 25 }, to: { x: 200, y: 25 } });
  expect(arrow(card, { x: 90, y: 40, width: 50, height: 50 })).toBeNull();
});
