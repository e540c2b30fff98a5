import { beforeAll, describe, expect, it } from "vitest";
import type { Explanation, Headline, Hint, Moment, Position, Why } from "../gen/protocol";
import { LANGUAGES, setLanguage, words } from "../words/words.svelte";
import { describeMoveAt } from "./choices";
import { Coach } from "./coach";
import { hintDetails, hintText, shortHint } from "./hint-text";

const NAMES = ["Ann", "Zakir", "Zakir"];
const position = { columns: [["palm-1"], ["barley-2", "wild"]] } as unknown as Position;

function why(code: Why["code"], more: Partial<Why> = {}): Why {
  return { code, hexes: [], count: null, points: null, place: null, other_place: null, rival: null, source: null, ...more };
}

const WELL = why("well", { hexes: ["c4-c5-d5"], points: 5 });
const SOON = why("settle-before", { hexes: ["c4", "d4"], rival: 1 });
const explanation = (more: Partial<Explanation> = {}): Explanation => ({
  move: "hut c4",
  other: "hut d3",
  equals: [],
  reasons: [WELL, SOON],
  ...more,
});
const moment = (more: Partial<Moment> = {}): Moment => ({
  move: 9,
  seat: 0,
  reign: 1,
  turn: 2,
  verdict: "blunder",
  points: 7.2,
  chance: 0.1,
  why: explanation(),
  ...more,
});
const headline: Headline = { code: "behind-wells", rival: 1, mine: 3, theirs: 20, margin: 12, decisive: true, lost: 8.4 };

beforeAll(() => setLanguage("en"));

describe("a coach", () => {
  const coach = new Coach(NAMES, [0]);

  it("says in one sentence what was better, and why", () => {
    expect(coach.moment(moment(), position)).toBe(
      "Better: place a hut on c4. You dig a well at c4-c5-d5 for 5 points. You settle c4, d4 before ● Zakir.",
    );
    expect(coach.moment(moment({ verdict: "excellent" }), position)).toMatch(/^Well played: place a hut on c4\./);
  });

  it("says you to who plays one seat, and names to everyone else", () => {
    expect(coach.reasons(0, [WELL])).toMatch(/^You dig/);
    expect(coach.reasons(1, [WELL])).toMatch(/^● Zakir digs/);
    for (const mine of [[], [0, 1]]) expect(new Coach(NAMES, mine).reasons(0, [WELL])).toMatch(/^Ann digs/);
  });

  it("says where a game was decided, and what own decisions did to it", () => {
    expect(coach.headline(0, headline)).toBe(
      "● Zakir took 20 points from wells, you only 3. That was the game. Your own decisions cost about 8 points of that.",
    );
    expect(coach.headline(0, { ...headline, decisive: false, lost: 0.3 })).toBe("● Zakir took 20 points from wells, you only 3.");
  });

  it("says of a game that broke off how it stood", () => {
    const broken = { ...headline, broken_off: true, decisive: false, lost: null };
    expect(coach.headline(0, broken)).toBe(
      "The game broke off; this is how it stood. ● Zakir took 20 points from wells, you only 3.",
    );
    expect(coach.headline(0, { ...broken, code: "shared" })).toBe(
      "The game broke off; this is how it stood. You have as many points as ● Zakir.",
    );
  });

  it("says what is compared, and what is as good", () => {
    const said = coach.explanation(0, explanation({ equals: ["hut e1", "harvest 2"] }), position);
    expect(said).toHaveLength(2);
    expect(said[0]).toMatch(/^Compared with “place a hut on d3”: You dig/);
    expect(said[1]).toMatch(/^Just as good: place a hut on e1, .*barley/);
    expect(coach.explanation(0, explanation({ other: null }), position)).toEqual([]);
  });

  it("knows every code in every language", async () => {
    const codes = ["well", "settle-before", "feed", "fewer-starve", "income", "camels", "build", "extend", "court", "higher", "offerings", "plow", "order", "cards", "rival-well", "source", "chance"] as const satisfies readonly Why["code"][];
    const whole: Partial<Why> = { hexes: ["c4"], count: 2, points: 3, place: 1, other_place: 2, rival: 1, source: "wells" };
    for (const language of LANGUAGES) {
      await setLanguage(language);
      for (const code of codes) expect(coach.reasons(0, [why(code, whole)])).not.toMatch(/coach-|[{}]/);
      expect(coach.moment(moment(), position)).not.toMatch(/coach-|[{}]/);
    }
    await setLanguage("en");
  });
});

describe("a hint", () => {
  const coach = new Coach(NAMES, [0]);
  const sources = { huts: 0, ziggurats: 0, wells: 0, influence: 0, higher: 0, offerings: 0, plow: 0, camels: 0 };
  const candidates = [{ move: "hut c4", visits: 9, chances: [0.41, 0.3, 0.29], points: [88.2, 80, 80], sources }];
  const hint = (given: Explanation): Hint => ({ version: 1, seat: 0, network: "", simulations: 9, seats: [], candidates, line: [], why: given });

  it("says what to do and why, and keeps the numbers for those who ask", () => {
    expect(hintText(hint(explanation()), position, coach)).toMatch(/^Hint: place a hut on c4\. You dig a well/);
    expect(shortHint(hint(explanation()), position)).toBe("Hint: place a hut on c4.");
    const details = hintDetails(hint(explanation()), position, coach);
    expect(details).toMatch(/^Compared with “place a hut on d3”/);
    expect(details).toMatch(/Win chance 41%, expected score 88\.$/);
  });

  it("says so where others are as good", () => {
    const equal = hint(explanation({ other: null, equals: ["hut d3"], reasons: [] }));
    expect(hintText(equal, position, coach)).toBe("Hint: place a hut on c4. Just as good: place a hut on d3.");
  });
});

describe("a move in words", () => {
  it("says what lies in a column", () => {
    expect(describeMoveAt("harvest 2", position)).toMatch(/column 2: .*barley.*wild/i);
    expect(describeMoveAt("done", position)).toBe(words("page-table-do-done"));
  });
});
