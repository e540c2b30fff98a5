import { beforeAll, describe, expect, it } from "vitest";
import { problemText } from "./problems";
import { setLanguage } from "../words/words.svelte";

beforeAll(() => setLanguage("en"));

describe("a record that is refused", () => {
  it("says which move, what was wrong with it, and by which rule", () => {
    const details = {
      fault: "illegal-move",
      where: "",
      found: "hut a1",
      expected: "",
      move: 41,
      reason: "not-next-to-own",
      rule: "§5.1",
    } as const;
    expect(problemText("bad-record", details)).toMatch(/move 41: "hut a1": .*your own huts or ziggurats \(§5\.1\)$/);
  });

  it("says where it stands and what would be right", () => {
    const wrong = { fault: "wrong-value", where: "players", found: "7", expected: "2, 3, 4" } as const;
    const details = { ...wrong, move: null, reason: null, rule: "§10" };
    expect(problemText("bad-record", details)).toMatch(/: players is 7; expected: 2, 3, 4 \(§10\)$/);
  });
});
