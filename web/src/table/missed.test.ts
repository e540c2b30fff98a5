import { expect, it } from "vitest";
import { fakeChange, fakeTable } from "../net/fake-table";
import { isMissed } from "./missed";

function table(kind: "slow" | "live") {
  const { options } = fakeTable();
  return fakeTable({ options: { ...options, clock: { kind, bank: 0, increment: 0, cap: 0 } } });
}

it("is what others did over days since my last move", () => {
  const [mine, theirs] = [fakeChange(1, 0), fakeChange(2, 1)];
  expect(isMissed(table("slow"), [mine, theirs], [0])).toBe(true);
  expect(isMissed(table("slow"), [theirs, fakeChange(3, 0, { kind: "confirmed" })], [0])).toBe(false);
  expect(isMissed(table("slow"), [mine, fakeChange(2, 1, { kind: "left" })], [0])).toBe(false);
});

it("is nothing in a live game, before one's first move, or without a seat", () => {
  const changes = [fakeChange(1, 0), fakeChange(2, 1)];
  expect(isMissed(table("live"), changes, [0])).toBe(false);
  expect(isMissed(table("slow"), changes.slice(1), [0])).toBe(false);
  expect(isMissed(table("slow"), changes, [])).toBe(false);
});
