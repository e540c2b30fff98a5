import { expect, test } from "vitest";
import { keepEqual } from "./keep-equal";

const table = (): { players: { huts: string[]; camels: number }[]; held: string | null } => ({
  players: [
    { huts: ["a1"], camels: 2 },
    { huts: [], camels: 3 },
  ],
  held: null,
});

test("what is equal stays the same object, and so does all of it", () => {
  const before = table();
  expect(keepEqual(before, table())).toBe(before);
});

test("only what has changed, and what it is in, are other objects", () => {
  const before = table();
  const now = table();
  now.players[1]?.huts.push("b2");
  const kept = keepEqual(before, now);
  expect(kept).toEqual({ players: [{ huts: ["a1"], camels: 2 }, { huts: ["b2"], camels: 3 }], held: null });
  expect(kept).not.toBe(before);
  expect(kept.players[0]).toBe(before.players[0]);
  expect(kept.players[1]).not.toBe(before.players[1]);
  expect(before).toEqual(table());
});

test.each([
  [["a"], ["a", "b"]],
  [["a", "b"], ["a"]],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{}, []],
  [null, { a: 1 }],
  [{ a: null }, { a: {} }],
])("nothing is lost or added: from %j to %j", (before, now) => {
  expect(keepEqual(before, structuredClone(now))).toEqual(now);
});
