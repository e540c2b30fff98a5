import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReplayStep, Review, ReviewAccount, ReviewedDecision, SeatReview, Verdict } from "../gen/protocol";
import { setLanguage } from "../words/words.svelte";
import { accountsOf, causes, shownAccount, waterfall } from "./accounts";
import { chancesAt, findFloods, findMistakes, lineOf, nextMistake, plotOf } from "./graph";
import { roundToSum } from "./rounding";
import { changeText, levelText, namedHexes, seatsInOrder } from "./texts";
import { ReviewWork, reviewOf } from "./work.svelte";

function account(start: number, own: number, others: number[], luck: number, correction: number): ReviewAccount {
  const result = start + own + others.reduce((sum, one) => sum + one, 0) + luck + correction;
  return { start, own, others, luck, correction, result };
}

function seat(chance: ReviewAccount, points: ReviewAccount): SeatReview {
  const story = { seat: 0, headline: null, moments: [], praise: [] };
  return { ...chance, grade: 90, grade_by_phase: {} as SeatReview["grade_by_phase"], story, mistakes: [], points };
}

function decision(move: number, mover: number, verdict: Verdict, cost: number, chances: number[]): ReviewedDecision {
  return { move, seat: mover, verdict, cost, loss: cost / 40, chances } as ReviewedDecision;
}

const REVIEW: Review = {
  format: "assyria-review/2",
  players: 2,
  moves: 9,
  finished: true,
  network: "5d0c0ffe",
  simulations: 1500,
  seats: [
    seat(account(0.5, -0.064, [0, 0.124], -0.143, 0.083 - 0.5), account(50, -3.26, [0, 1.04], -2.33, 0.05)),
    seat(account(0.5, -0.124, [0.064, 0], 0.143, 0.417), account(50, -1.04, [0.5, 0], 2.33, 0.21)),
  ],
  turns: [
    {
      reign: 1,
      turn: 1,
      move: 0,
      seats: [account(0, -0.064, [0, 0.1], -0.04, 0), account(0, -0.1, [0.064, 0], 0.04, 0)],
      points: [account(0, -3.26, [0, 1.04], -0.33, 0), account(0, -1.04, [0.5, 0], 0.33, 0)],
    },
  ],
  decisions: [
    decision(1, 0, "best", 0, [0.4, 0.6]),
    decision(3, 1, "mistake", 4, [0.35, 0.65]),
    decision(4, 0, "fine", 2, [0.41, 0.59]),
    decision(7, 0, "blunder", 8, [0.3, 0.7]),
  ],
};

beforeAll(() => setLanguage("en"));

describe("rounding", () => {
  it("keeps what adds up, and moves what was rounded furthest", () => {
    expect(roundToSum([1, -2, 3], 2)).toEqual([1, -2, 3]);
    expect(roundToSum([0.4, 0.4, 0.2], 1)).toEqual([1, 0, 0]);
    expect(roundToSum([1.6, 1.6, 1.8], 5)).toEqual([1, 2, 2]);
    expect(roundToSum([-0.4, 0.3, 0.3], 0)).toEqual([0, 0, 0]);
    expect(roundToSum([], 0)).toEqual([]);
  });

  it("always adds up, by less than one and a half each", () => {
    let seed = 7;
    const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
    for (let round = 0; round < 200; round++) {
      const parts = Array.from({ length: 1 + (round % 6) }, () => (random() - 0.5) * 90);
      const [start, change] = [random() * 100, parts.reduce((sum, one) => sum + one, 0)];
      const shown = roundToSum(parts, Math.round(start + change) - Math.round(start));
      expect(shown.reduce((sum, one) => sum + one, 0)).toBe(Math.round(start + change) - Math.round(start));
      shown.forEach((one, index) => expect(Math.abs(one - (parts[index] ?? 0))).toBeLessThan(1.5));
    }
  });
});

describe("the ledger", () => {
  it("adds up as it is shown, whatever is shown of it", () => {
    for (const scope of ["game", "deal", 0] as const)
      accountsOf(REVIEW, scope).forEach((one, index) => {
        const { start, changes, result } = shownAccount(one, index);
        expect([...changes.keys()]).toEqual(causes(2));
        expect(start + [...changes.values()].reduce((sum, change) => sum + change, 0)).toBe(result);
      });
  });

  it("books a seat's own decisions under its own number", () => {
    const { changes } = shownAccount(accountsOf(REVIEW, "game")[1]!, 1);
    expect([changes.get(1), changes.get(0), changes.get("luck")]).toEqual([-10, 5, 23]);
  });

  it("leaves to the first deal what no turn accounts for", () => {
    const [ann] = accountsOf(REVIEW, "deal");
    expect(ann?.luck).toBeCloseTo(-2);
    expect(ann?.result).toBeCloseTo(48);
  });

  it("falls from the start to the result, own decisions first", () => {
    const falls = waterfall(shownAccount(accountsOf(REVIEW, "game")[1]!, 1), 1);
    expect(falls.map(({ cause }) => cause)).toEqual(["start", 1, 0, "luck", "correction", "result"]);
    expect(falls[0]).toMatchObject({ from: 0, to: 500 });
    falls.slice(1, -1).forEach(({ from }, index) => expect(from).toBe(falls[index]?.to));
    expect(falls.at(-2)?.to).toBe(falls.at(-1)?.to);
  });

  it("writes changes with a sign and levels without", () => {
    expect([changeText(-33), changeText(60), changeText(0), levelText(455)]).toEqual(["−3.3", "+6.0", "0.0", "45.5"]);
  });
});

describe("the order of seats", () => {
  it("begins with the seats of who looks", () => {
    expect(seatsInOrder(4, [2])).toEqual([2, 0, 1, 3]);
    expect(seatsInOrder(2, [])).toEqual([0, 1]);
  });
});

describe("the hexes of a moment", () => {
  it("are named once, though a hut that lives there also makes a well", () => {
    const why = { count: null, points: null, place: null, other_place: null, rival: null, source: null };
    const reasons = [
      { ...why, code: "feed" as const, hexes: ["c4", "d4"] },
      { ...why, code: "well" as const, hexes: ["c4", "d5", "d4"] },
    ];
    expect(namedHexes({ reasons })).toEqual(["c4", "d4", "d5"]);
  });
});

describe("the graph", () => {
  it("marks a handful, first of all of the person who looks, or all that went wrong", () => {
    const moves = (found: readonly { move: number }[]): number[] => found.map(({ move }) => move);
    expect(moves(findMistakes(REVIEW, [0], false))).toEqual([7]);
    expect(moves(findMistakes(REVIEW, [], false))).toEqual([3, 7]);
    expect(moves(findMistakes(REVIEW, [0], true))).toEqual([3, 7]);
    const decisions = Array.from({ length: 9 }, (_, move) => decision(move, 0, "slip", move, [0.5, 0.5]));
    expect(moves(findMistakes({ ...REVIEW, decisions }, [0], false))).toEqual([4, 5, 6, 7, 8]);
  });

  it("goes from mark to mark", () => {
    const found = findMistakes(REVIEW, [], true);
    expect([0, 3, 7].map((at) => nextMistake(found, at, 1)?.move ?? null)).toEqual([3, 7, null]);
    expect([9, 7, 3].map((at) => nextMistake(found, at, -1)?.move ?? null)).toEqual([7, 3, null]);
  });

  it("has at each step what the next decision is worth, and in the end the result", () => {
    expect(chancesAt(REVIEW, 0)).toEqual([0.4, 0.6]);
    expect(chancesAt(REVIEW, 2)).toEqual([0.35, 0.65]);
    expect(chancesAt(REVIEW, 8)).toEqual(REVIEW.seats.map(({ result }) => result));
    expect(lineOf(REVIEW, 1)[0]).toEqual([1, 0.6]);
    expect(lineOf(REVIEW, 1).at(-1)).toEqual([9, REVIEW.seats[1]?.result]);
  });

  it("draws chances from edge to edge", () => {
    expect([0, 1, 0.5].map(plotOf(5, 55))).toEqual([55, 5, 30]);
  });

  it("finds the floods, the last one with the end of the game", () => {
    const steps = [["huts", 1], ["actions", 1], ["harvest", 2], ["actions", 2], ["over", 2]].map(
      ([phase, reign]) => ({ position: { phase, reign } }) as unknown as ReplayStep,
    );
    expect(findFloods(steps)).toEqual([2, 4]);
  });
});

describe("a review on its way", () => {
  const answers: unknown[] = [];
  const asked: string[] = [];
  beforeEach(() => {
    answers.length = asked.length = 0;
    vi.stubGlobal("fetch", (address: string, { method }: RequestInit) => {
      asked.push(`${method} ${address}`);
      const next = answers.shift() as { status?: number } | undefined;
      return Promise.resolve(Response.json(next ?? null, { status: next?.status ?? 200 }));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("tells one that is kept, without starting any", async () => {
    answers.push({ done: 0, total: 0, review: REVIEW, stories: [] });
    const work = new ReviewWork("t", () => "");
    await work.start();
    expect(asked).toEqual(["GET /api/tables/t/review"]);
    expect(work.review).toEqual(REVIEW);
    expect(work.working).toBe(false);
  });

  it("asks again until it is there, and tells how long that takes", async () => {
    let now = 0;
    answers.push({ done: 0, total: 0, review: null });
    const stories = [REVIEW.seats[0]!.story];
    for (const done of [10, 30, 40]) answers.push({ done, total: 50, review: null, stories });
    answers.push({ done: 50, total: 50, review: REVIEW, stories: [] });
    const seen: (number | null)[] = [];
    const work = new ReviewWork("t", () => "", () => {
      seen.push(work.secondsLeft);
      expect(work.stories).toEqual(stories);
      return (now += 2000);
    });
    await work.start();
    expect(asked.slice(1)).toEqual(Array(4).fill("POST /api/tables/t/review"));
    expect(work.review).toEqual(REVIEW);
    // After 20 positions in 2 s, 20 more take 2 s; after 30 in 4 s, the last 10 take a third of that.
    expect(seen).toEqual([null, null, 2]);
    expect(work.secondsLeft).toBeCloseTo(4 / 3);
  });

  it("asks no more once it is cancelled, and goes on when it is started again", async () => {
    answers.push({ done: 10, total: 50, review: null }, { done: 50, total: 50, review: REVIEW });
    const work = new ReviewWork(null, () => "{}");
    const first = work.start();
    work.cancel();
    await first;
    expect([work.working, work.review, asked.length]).toEqual([false, null, 1]);
    await work.start();
    expect(asked).toEqual(["POST /api/review", "POST /api/review"]);
    expect(work.review).toEqual(REVIEW);
  });

  it("says why there is none", async () => {
    answers.push({ title: "no-analysis", status: 503 });
    const work = new ReviewWork(null, () => "{}");
    await work.start();
    expect(work.working).toBe(false);
    expect(work.wrong).toBeTruthy();
  });

  it("is the same one for who comes back", () => {
    expect(reviewOf("t1", () => "")).toBe(reviewOf("t1", () => ""));
    expect(reviewOf(null, () => "{}")).not.toBe(reviewOf(null, () => "{1}"));
  });
});
