import { describe, expect, it } from "vitest";
import type { Change, GameEvent, ScoreBreakdown } from "../gen/protocol";
// A whole game of four, played by record/fair.py's tests.
import fixture from "./fair.fixture.json";
import { fakeChange } from "../net/fake-table";
import { setLanguage } from "../words/words.svelte";
import { absences } from "./absences";
import { highlights } from "./highlights";
import { ranking } from "../game/ranking";
import { standings } from "./standings";

const story = fixture.story as GameEvent[][];
const scored = (seat: number, points: number): GameEvent => ({ event: "scored", seat, source: "huts", points, at: [] });
const began = (reign: number, turn: number): GameEvent => ({ event: "turn-began", reign, turn, expansion: 3 });
const ended = (reign: number, turn: number): GameEvent => ({ event: "turn-ended", reign, turn, discarded: [] });
const over = (scores: number[], winners: number[]): GameEvent => ({
  event: "game-over",
  scores,
  winners,
  ledgers: [] as ScoreBreakdown[],
});

describe("standings", () => {
  it("go from nothing, over eight turns and three floods, to the final scores", () => {
    const found = standings(story.flat(), 4);
    expect(found.map(({ after, reign }) => `${after} ${reign}`)).toEqual(
      ["start 1", "turn 1", "turn 1", "flood 1", "turn 2", "turn 2", "turn 2", "flood 2"].concat([
        "turn 3",
        "turn 3",
        "turn 3",
        "flood 3",
      ]),
    );
    expect(found[0]?.scores).toEqual([0, 0, 0, 0]);
    expect(found.at(-1)?.scores).toEqual(fixture.record.scores);
  });

  it("end with the scores of now where the game broke off", () => {
    const found = standings([began(1, 1), scored(1, 4)], 2);
    expect(found.at(-1)?.scores).toEqual([0, 4]);
  });
});

it("equal scores share a place", () => {
  expect(ranking([5, 9, 5]).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
  ]);
});

it("who resigned comes last, whatever the points", () => {
  expect(ranking([5, 9, 7], [1]).map(({ seat, place }) => [seat, place])).toEqual([
    [2, 1],
    [0, 2],
    [1, 3],
  ]);
});

describe("absences", () => {
  it("tell each thing once, and how many moves a bot made", async () => {
    await setLanguage("en");
    const moved = (version: number): Change =>
      fakeChange(version, 1, { reason: "timed-out", events: [{ event: "hut-placed", seat: 1, at: "a1" }] });
    const changes = [
      fakeChange(1, 1, { kind: "timed-out" }),
      moved(2),
      moved(3),
      fakeChange(4, 1, { kind: "returned" }),
      fakeChange(5, 1, { kind: "timed-out" }),
    ];
    expect(absences(changes, 2)).toEqual([[], ["ran out of time", "returned", "a bot made 2 moves"]]);
  });
});

describe("highlights", () => {
  it("do not praise who resigned", () => {
    const found = highlights([[began(1, 1), scored(0, 3)], [scored(1, 6)]], 2, [1]);
    expect(found.find(({ kind }) => kind === "turn")).toMatchObject({ seats: [0], count: 3 });
    expect(found.flatMap(({ seats }) => seats)).not.toContain(1);
  });

  it("name the best turn, with its step, and leave the flood's points out of it", () => {
    const found = highlights(
      [
        [began(1, 1), scored(0, 3)],
        [scored(1, 2)],
        [scored(1, 4), ended(1, 1), { event: "scored", seat: 0, source: "influence", points: 20, at: [] }],
        [began(2, 1), scored(0, 5)],
      ],
      2,
    );
    expect(found.find(({ kind }) => kind === "turn")).toMatchObject({ seats: [1], count: 6, reign: 1, step: 1 });
    expect(found.find(({ kind }) => kind === "flood")).toMatchObject({ seats: [0], count: 20 });
  });

  it("tell a comeback, a close end, and that nobody starved", () => {
    const events = [began(1, 1), scored(0, 9), began(3, 1), scored(1, 10), over([9, 10], [1])];
    // The second reign's flood comes before the third reign begins.
    const found = highlights([[began(1, 1), scored(0, 9), began(2, 1)], events.slice(2)], 2, [], 20);
    expect(found.map(({ kind }) => kind)).toEqual(["comeback", "close", "turn", "fed", "leads"]);
    expect(found[0]).toMatchObject({ seats: [1], count: 9 });
    expect(found[1]).toMatchObject({ count: 1 });
  });

  it("come from a real game", () => {
    const found = highlights(story, 4, [], 20);
    expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["turn", "flood", "camels"]));
    for (const { kind, count } of found) expect(count, kind).toBeGreaterThanOrEqual(0);
  });
});
