import { describe, expect, it } from "vitest";
import type { ListedTable } from "../gen/protocol";
import { isFirstGame } from "./tables";

describe("a first game", () => {
  const listed = (about: Partial<ListedTable>): ListedTable =>
    ({ status: "playing", over: false, mine: true, ...about }) as ListedTable;

  it("is over once I have finished a game of my own", () => {
    expect(isFirstGame([])).toBe(true);
    expect(isFirstGame([listed({}), listed({ status: "open" })])).toBe(true);
    expect(isFirstGame([listed({ status: "finished", mine: false })])).toBe(true);
    expect(isFirstGame([listed({}), listed({ status: "finished" })])).toBe(false);
    expect(isFirstGame([listed({ over: true })])).toBe(false);
    expect(isFirstGame([listed({ over: true, status: "cancelled" })])).toBe(true);
  });
});
