import { describe, expect, it } from "vitest";
import { botOfLevel } from "./bots";
import { BY_PACE, CUSTOM_DEFAULTS, PRESETS, clockModel, largestUnit, presetOf, range, wrongNumbers, type PresetName } from "./clocks";
import { opponents } from "./play";
import { summarizeRecord } from "./records";
import { againstBots, startMode, resizeSeats, assignSeat, seatModel, isSolo } from "./seats";
import { formatLength } from "./spans";

describe("bots", () => {
  const offer = (name: string, level: number | null) => ({ name, level });

  it("plays against the level nearest to one's own, else whoever is there", () => {
    const some = [offer("x", null), offer("a", 1), offer("c", 4), offer("b", 2)];
    expect([1, 2, 3, 4, 9].map((level) => botOfLevel(some, level)?.name)).toEqual(["a", "b", "c", "c", "c"]);
    expect(botOfLevel([offer("x", null)], 3)?.name).toBe("x");
    expect(botOfLevel([], 3)).toBeUndefined();
  });

  it("puts three of them at a table, or says that there are none", () => {
    expect(opponents([offer("level-1", 1), offer("level-2", 2)], 2)).toEqual(["level-2", "level-2", "level-2"]);
    expect(() => opponents([], 1)).toThrow("no-such-bot");
  });
});

describe("seats", () => {
  it("gives me one seat, and everybody else at this screen a name", () => {
    const places = assignSeat(assignSeat(againstBots(2, "greedy"), 1, "me"), 2, "open");
    expect(places.map((place, seat) => seatModel(place, `person ${seat}`))).toEqual([
      { kind: "me", name: "person 0" },
      { kind: "me", name: null },
      { kind: "open" },
    ]);
  });

  it("takes a name that was typed, and leaves the others to the server", () => {
    const places = againstBots(1, "greedy").map((place) => ({ ...place, name: "  Ada " }));
    expect(places.map((place) => seatModel(place, ""))).toEqual([
      { kind: "me", name: "Ada" },
      { kind: "bot", bot: "greedy", name: "Ada" },
    ]);
    const seats = againstBots(1, "random").map((place) => seatModel(place, "unused"));
    expect(seats[1]).toEqual({ kind: "bot", bot: "random", name: null });
  });

  it("keeps who sits there when seats come and go", () => {
    const places = assignSeat(againstBots(2, "greedy"), 1, "open");
    expect(resizeSeats(places, 2, "greedy").map(({ who }) => who)).toEqual(["me", "open"]);
    expect(resizeSeats(places, 4, "greedy").map(({ who }) => who)).toEqual(["me", "open", "bot", "bot"]);
  });

  it("says what will happen", () => {
    const places = againstBots(1, "greedy");
    expect(startMode(places)).toBe("begins");
    expect(startMode(assignSeat(places, 1, "here"))).toBe("hot-seat");
    expect(startMode(assignSeat(places, 1, "open"))).toBe("waits");
    expect(startMode(assignSeat(places, 0, "bot"))).toBe("watch");
  });

  it("proposes hints where one person plays against bots", () => {
    const places = againstBots(2, "greedy");
    expect(isSolo(places)).toBe(true);
    for (const who of ["here", "open"] as const) expect(isSolo(assignSeat(places, 1, who))).toBe(false);
    expect(isSolo(assignSeat(places, 0, "bot"))).toBe(false);
  });
});

describe("clocks", () => {
  it("offers only what the server takes", () => {
    const month = 30 * 24 * 3600;
    for (const name of Object.values(BY_PACE).flat() as PresetName[]) {
      const { kind, bank = 0, increment = 0, cap = 0 } = clockModel(name, CUSTOM_DEFAULTS);
      expect(Math.max(bank, increment, cap)).toBeLessThanOrEqual(month);
      if (kind !== "none") expect(bank).toBeGreaterThanOrEqual(1);
      if (kind === "slow") expect(cap).toBeGreaterThanOrEqual(bank);
    }
  });

  it("puts each preset under its pace", () => {
    for (const [pace, presets] of Object.entries(BY_PACE)) {
      for (const name of presets) expect(clockModel(name, CUSTOM_DEFAULTS).kind).toBe(pace);
    }
  });

  it("takes my own numbers as they are", () => {
    expect(clockModel("own-live", { ...CUSTOM_DEFAULTS, minutes: 5, seconds: 20 })).toEqual({
      kind: "live",
      bank: 300,
      increment: 20,
    });
    expect(clockModel("own-slow", { ...CUSTOM_DEFAULTS, bankHours: 48, turnHours: 12, capHours: 72 })).toEqual({
      kind: "slow",
      bank: 172_800,
      increment: 43_200,
      cap: 259_200,
    });
  });

  it("names the numbers that cannot be, and no others", () => {
    const wrong = (preset: PresetName, own: Partial<typeof CUSTOM_DEFAULTS>) =>
      wrongNumbers(preset, { ...CUSTOM_DEFAULTS, ...own });
    expect(wrong("own-live", {})).toEqual([]);
    expect(wrong("own-live", { minutes: 0, seconds: 3601 })).toEqual(["minutes", "seconds"]);
    expect(wrong("own-live", { minutes: 1.5, bankHours: 0 })).toEqual(["minutes"]);
    // An emptied field has no number.
    expect(wrong("own-live", { seconds: null as unknown as number })).toEqual(["seconds"]);
    expect(wrong("own-slow", { bankHours: 48, capHours: 47 })).toEqual(["capHours"]);
    expect(wrong("own-slow", { bankHours: 721 })).toEqual(["bankHours"]);
    expect(wrong("brisk", { minutes: 0 })).toEqual([]);
    expect(range("capHours", { ...CUSTOM_DEFAULTS, bankHours: 48 })).toEqual({ least: 48, most: 720 });
  });

  it("says spans in their largest even unit", () => {
    expect(largestUnit(PRESETS.day.bank ?? 0)).toEqual({ unit: "day", count: 1 });
    expect(largestUnit(5400)).toEqual({ unit: "minute", count: 90 });
    expect(largestUnit(36 * 3600)).toEqual({ unit: "hour", count: 36 });
    expect(largestUnit(45)).toEqual({ unit: "second", count: 45 });
  });
});

describe("records", () => {
  it("knows a record, and what seats it needs", () => {
    const record = { format: "assyria-record/1", players: 2, rules: { two_player_draft: 3 }, moves: [{}], names: ["Ada"] };
    expect(summarizeRecord(JSON.stringify(record))).toMatchObject({ players: 2, draft: 3, moves: 1, names: ["Ada"] });
    expect(summarizeRecord(JSON.stringify(record))?.feeding).toBe("free");
    expect(summarizeRecord(JSON.stringify({ ...record, rules: { feeding: "strict" } }))?.feeding).toBe("strict");
  });

  it("refuses what is none", () => {
    for (const text of ["", "{", "[]", "null", '{"format":7,"players":2}', '{"format":"assyria-record/1","players":5}']) {
      expect(summarizeRecord(text)).toBeNull();
    }
  });
});

it("the length of a game is told in the unit that says it well", () => {
  const told = [5 * 86_400, 30 * 3600, 2 * 3600, 5_400, 840, 20].map((seconds) => formatLength(seconds));
  expect(told).toEqual(["5 days", "30 hr", "2 hr", "90 min", "14 min", "1 min"]);
});

describe("the preset that a clock is", () => {
  it.each(Object.keys(PRESETS) as (keyof typeof PRESETS)[])("%s", (name) => {
    expect(presetOf(PRESETS[name]).preset).toBe(name);
  });

  it.each(["own-live", "own-slow"] as const)("%s, with its numbers", (name) => {
    const own = { minutes: 7, seconds: 3, bankHours: 5, turnHours: 1, capHours: 9 };
    const found = presetOf(clockModel(name, own));
    expect(found.preset).toBe(name);
    expect(clockModel(name, found.own)).toEqual(clockModel(name, own));
  });
});
