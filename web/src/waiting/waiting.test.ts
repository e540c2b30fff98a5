import { describe, expect, it } from "vitest";
import type { Chair } from "../gen/protocol";
import { attendance, minutesToPlay, waitsFor } from "./waiting";

const chair = (kind: Chair["kind"], ready = true): Chair => ({ kind, ready }) as Chair;
const PERSON = chair("person");
const OPEN = chair("open");
const BOT = chair("bot");

describe("the waiting room", () => {
  it("says how long it takes: twenty minutes for each person, here or still to come", () => {
    expect(minutesToPlay([PERSON, OPEN, BOT], { kind: "none" })).toBe(40);
    expect(minutesToPlay([PERSON, PERSON, OPEN, OPEN], { kind: "none" })).toBe(80);
  });

  it("says the most that a clock gives to all of them: the bank, and eight turns", () => {
    expect(minutesToPlay([PERSON, OPEN, BOT], { kind: "live", bank: 600, increment: 30 })).toBe(28);
    expect(minutesToPlay([PERSON, PERSON, OPEN], { kind: "live", bank: 1200, increment: 60 })).toBe(84);
  });

  it("waits for open seats first, then for who is not here, then for who is not ready", () => {
    expect(waitsFor([PERSON, OPEN, OPEN], [])).toEqual({ for: "players", count: 2 });
    expect(waitsFor([PERSON, chair("person", false), BOT], [0])).toEqual({ for: "here", seats: [1] });
    expect(waitsFor([PERSON, BOT, chair("person", false)], [0, 2])).toEqual({ for: "ready", seats: [2] });
    expect(waitsFor([PERSON, BOT, PERSON], [0, 2])).toEqual({ for: "nobody" });
  });

  it("says of each person whether they are here and ready", () => {
    expect(attendance(PERSON, 1, [0])).toBe("away");
    expect(attendance(PERSON, 0, [0])).toBe("here");
    expect(attendance(chair("person", false), 0, [0])).toBe("unready");
  });
});
