import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReplayStep } from "../gen/protocol";
import { Playback } from "./playback.svelte";
import { findTurnStarts, parseStep, findStep } from "./navigation";

/** A game of so many moves a turn: `2.1` is the first turn of the second reign. */
function game(...turns: string[]): ReplayStep[] {
  return turns.map((name) => {
    const [reign, turn] = name.split(".").map(Number);
    return { position: { reign, turn }, events: [] } as unknown as ReplayStep;
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
