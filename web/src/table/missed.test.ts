import { expect, it } from "vitest";
import { fakeChange, fakeTable } from "../net/fake-table";
import { isMissed, lastTurn } from "./missed";

it("does not take a turn that is under way for the last one", () => {
  // Mine, theirs, theirs, and my first choice since.
  expect(lastTurn([0, 1, 2, 0], [0], 0)).toEqual({ ended: 0, until: 3 });
  expect(lastTurn([0, 1, 2, 0], [0], 1)).toEqual({ ended: 3, until: 4 });
  expect(lastTurn([0, 1, 2], [0], 0)).toEqual({ ended: 0, until: 3 });
  expect(lastTurn([1, 0], [0], 0)).toEqual({ ended: -1, until: 1 });
  expect(lastTurn([0, 1, 0], [0, 1], 1)).toEqual({ ended: -1, until: 0 });
});

function table(kind: "slow" | "live") {
  const { options } = fakeTable();
  return fakeTable({ options: { ...options, clock: { kind, bank: 0, increment: 0, cap: 0 } } });
}

it("is what others did over days since my last turn", () => {
  const [mine, theirs] = [fakeChange(1, 0), fakeChange(2, 1)];
  expect(isMissed(table("slow"), [mine, theirs], [0])).toBe(true);
  expect(isMissed(table("slow"), [theirs, fakeChange(3, 0, { kind: "confirmed" })], [0])).toBe(false);
  expect(isMissed(table("slow"), [mine, fakeChange(2, 1, { kind: "left" })], [0])).toBe(false);
  expect(isMissed(table("slow"), [mine, theirs, fakeChange(3, 0)], [0])).toBe(true);
});

it("is nothing in a live game, before one's first move, or without a seat", () => {
  const changes = [fakeChange(1, 0), fakeChange(2, 1)];
  expect(isMissed(table("live"), changes, [0])).toBe(false);
  expect(isMissed(table("slow"), changes.slice(1), [0])).toBe(false);
  expect(isMissed(table("slow"), changes, [])).toBe(false);
});
