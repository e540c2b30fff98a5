import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReplayStep } from "../gen/protocol";
import { Playback } from "../playback/playback.svelte";
import { FloodShow } from "../flood/flood.svelte";
import { setLanguage } from "../words/words.svelte";
import { findTurnStarts, parseStep, findStep } from "../game/navigation";
import { tellStep } from "../playback/step-text";

/** A game of so many moves a turn: `2.1` is the first turn of the second reign. */
function game(...turns: string[]): ReplayStep[] {
  return turns.map((name) => {
    const [reign, turn] = name.split(".").map(Number);
    return { position: { reign, turn, players: [] }, events: [] } as unknown as ReplayStep;
  });
}

const GAME = game("1.1", "1.1", "1.1", "1.2", "1.2", "2.1", "2.1", "2.2", "2.2");

describe("walking", () => {
  it("finds where turns and reigns begin", () => {
    expect(findTurnStarts(GAME).map(({ step, newReign }) => [step, newReign])).toEqual([
      [0, true],
      [3, false],
      [5, true],
      [7, false],
    ]);
  });

  it("goes by move, turn and reign, and no further than the ends", () => {
    expect(findStep(GAME, 4, "move", 1)).toBe(5);
    expect(findStep(GAME, 4, "turn", 1)).toBe(5);
    expect(findStep(GAME, 4, "turn", -1)).toBe(3);
    expect(findStep(GAME, 3, "turn", -1)).toBe(0);
    expect(findStep(GAME, 8, "reign", -1)).toBe(5);
    expect(findStep(GAME, 1, "reign", 1)).toBe(5);
    expect(findStep(GAME, 6, "reign", 1)).toBe(8);
    expect(findStep(GAME, 0, "move", -1)).toBe(0);
    expect(findStep(GAME, 8, "move", 1)).toBe(8);
  });

  it("reads a step out of an address", () => {
    expect([null, "3", "99", "-4", "x", "1.5"].map((text) => parseStep(text, 9))).toEqual([0, 3, 8, 0, 0, 0]);
  });
});

describe("playing", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("steps on to the end and stops there", () => {
    const seen: string[] = [];
    const playback = new Playback(GAME, 6, (at, stepped) => seen.push(`${at} ${stepped}`));
    playback.play();
    vi.advanceTimersByTime(10_000);
    expect(seen).toEqual(["7 true", "8 true"]);
    expect([playback.at, playback.playing]).toEqual([8, false]);
    playback.play();
    expect([playback.at, playback.playing]).toEqual([0, true]);
  });

  it("stops when somebody goes elsewhere, and goes faster if asked", () => {
    const playback = new Playback(GAME);
    playback.play();
    playback.hurry(4);
    vi.advanceTimersByTime(300);
    expect(playback.at).toBe(1);
    playback.by("reign", 1);
    expect([playback.at, playback.playing, playback.stepped]).toEqual([5, false, false]);
    vi.advanceTimersByTime(10_000);
    expect(playback.at).toBe(5);
  });
});

describe("a flood", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const FLOOD = [
    { event: "turn-ended", reign: 1, turn: 2, discarded: [] },
    { event: "flooded", seat: 0, huts: ["b2"] },
    { event: "turn-began", reign: 2, turn: 1, expansion: 3 },
  ];
  const position = { reign: 2, turn: 1, players: [{ score: 4 }] };
  const steps = game("1.2", "1.2", "2.1", "2.1");
  steps[2] = { position, events: FLOOD } as unknown as ReplayStep;

  it("is told in its scenes, between what led to it and what follows", async () => {
    await setLanguage("en");
    const told = tellStep(steps[2] as ReplayStep, ["Ann"]);
    expect(told.flood.map(({ name }) => name)).toEqual(["washed", "ranking", "gifts", "offerings", "totals"]);
    expect(told.before).toEqual(["End of turn 2 of reign 1."]);
    expect(told.after).toEqual(["Reign 2, turn 1: the expansion card is a 3."]);
    const shown = tellStep(steps[2] as ReplayStep, ["Ann"], 3);
    expect(shown.flood.map(({ name }) => name)).toEqual(["washed", "ranking"]);
    expect(shown.after).toEqual([]);
  });

  it("stands as long as its scenes, and no longer than they are looked at", () => {
    const flood = new FloodShow((time) => time, () => playback.goOn());
    const playback = new Playback(steps, 1, (at) => at === 2 && flood.show(steps[2]?.events ?? [], [4]));
    playback.play();
    vi.advanceTimersByTime(1_200);
    expect([playback.at, flood.scene?.name]).toEqual([2, "washed"]);
    vi.advanceTimersByTime(9_000);
    expect([playback.at, flood.scene?.name]).toEqual([2, "totals"]);
    flood.next();
    expect([playback.at, flood.scene]).toEqual([3, null]);
  });
});
