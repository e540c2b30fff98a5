import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import type { ListedTable, Seat } from "../gen/protocol";
import { setLanguage } from "../words/words.svelte";
import { passes } from "./lobby";
import { storyOf } from "./story";
import { holidayTexts, leftText, turnText } from "./table-text";
import TableRow from "./TableRow.svelte";
import { gameToContinue, isFirstGame, myHoliday } from "./tables";

const DAY = 86_400;
const NOW = Date.UTC(2026, 10, 17, 12) / 1000;
const NAMES = ["Ann", "Klaus", "Żosia", "Zakir"];

beforeAll(() => setLanguage("en"));

/** A running game of four in which I have the first seat. */
function listed(about: Partial<ListedTable> = {}, seats: Seat[] = [0]): ListedTable {
  const chairs = NAMES.map((name) => ({ kind: "person" as const, name, bot: null }));
  const game: ListedTable = {
    ...{ id: "t", status: "playing", version: 9, updated: NOW - 60, expires: null, my_turn: false, mine: true, seats },
    ...{ players: 4, chairs, open: 0, clock: "none", options: null, moves: 12, over: false, paused: false, start: null },
    ...{ mover: 1, deadline: null, reign: 2, began: NOW - 3600, ended: null, result: null },
  };
  return { ...game, ...about };
}

/** Somebody in this seat is on holiday. */
function onHoliday(table: ListedTable, seat: Seat, until: number): ListedTable {
  return { ...table, chairs: table.chairs.map((chair, n) => (n === seat ? { ...chair, holiday: until } : chair)) };
}

describe("a first game", () => {
  const short = (about: Partial<ListedTable>): ListedTable =>
    ({ status: "playing", over: false, mine: true, ...about }) as ListedTable;

  it("is over once I have finished a game of my own", () => {
    expect(isFirstGame([])).toBe(true);
    expect(isFirstGame([short({}), short({ status: "open" })])).toBe(true);
    expect(isFirstGame([short({ status: "finished", mine: false })])).toBe(true);
    expect(isFirstGame([short({}), short({ status: "finished" })])).toBe(false);
    expect(isFirstGame([short({ over: true })])).toBe(false);
    expect(isFirstGame([short({ over: true, status: "cancelled" })])).toBe(true);
  });
});

describe("the game to continue", () => {
  const next = (...tables: ListedTable[]): string | undefined => gameToContinue(tables)?.id;

  it("is one that runs, and mine", () => {
    expect(next()).toBeUndefined();
    expect(next(listed({ status: "open" }), listed({ status: "finished", over: true }), listed({ mine: false }))).toBeUndefined();
  });

  it("waits for me, with the least time left; else it is the last that changed", () => {
    const other = listed({ id: "other", updated: NOW });
    const older = listed({ id: "older", updated: NOW - 900 });
    const mine = listed({ id: "mine", my_turn: true });
    const hurry = listed({ id: "hurry", my_turn: true, deadline: NOW + 60 });
    expect(next(older, other, mine, hurry)).toBe("hurry");
    expect(next(other, mine)).toBe("mine");
    expect(next(older, other)).toBe("other");
    expect(next(listed({ id: "paused", paused: true, updated: NOW }), older)).toBe("older");
  });
});

describe("a row", () => {
  it("says whose turn it is, or that the game is paused", () => {
    expect(turnText(listed())).toBe("Klaus to move");
    expect(turnText(listed({ mover: 0, my_turn: true }))).toBe("Your turn");
    expect(turnText(listed({ paused: true }))).toBe("Paused");
    expect(turnText(listed({ status: "finished", over: true }))).toBe("");
  });

  it("tells the time as the clock at the table does", () => {
    expect(leftText(listed(), NOW)).toBe("");
    expect(leftText(listed({ deadline: NOW + 2 * DAY - 60 }), NOW)).toBe("1 d 23 h left");
    expect(leftText(listed({ deadline: NOW + 245 }), NOW)).toBe("4:05 left");
    expect(leftText(listed({ deadline: NOW + 245, paused: true }), NOW)).toBe("");
  });

  it("says who is on holiday: what is left then does not shrink", () => {
    const table = onHoliday(listed({ deadline: NOW + 5 * DAY - 60 }), 1, NOW + 3 * DAY);
    expect(holidayTexts(table, NOW)).toEqual(["Klaus: on holiday until 20 November"]);
    expect(leftText(table, NOW)).toBe("1 d 23 h left");
    expect(leftText(table, NOW + DAY)).toBe("1 d 23 h left");
    expect(holidayTexts(table, NOW + 3 * DAY)).toEqual([]);
    expect(leftText(table, NOW + 4 * DAY)).toBe("23:59:00 left");
  });

  it("reminds me of my own holiday", () => {
    const table = onHoliday(listed(), 0, NOW + 3 * DAY);
    expect(holidayTexts(table, NOW)).toEqual([]);
    expect(myHoliday([listed(), table], NOW)).toBe(NOW + 3 * DAY);
    expect(myHoliday([listed(), onHoliday(listed(), 1, NOW + DAY)], NOW)).toBeNull();
    expect(myHoliday([table], NOW + 3 * DAY)).toBeNull();
  });

  it("shows all that", () => {
    render(TableRow, { table: onHoliday(listed({ deadline: NOW + 5 * DAY - 60 }), 1, NOW + 3 * DAY), now: NOW, action: "Go" });
    expect(screen.getByText("Klaus to move · 1 d 23 h left")).toBeTruthy();
    expect(screen.getByText("Klaus: on holiday until 20 November")).toBeTruthy();
  });
});

describe("the story of a finished game", () => {
  const played = (about: Partial<ListedTable> = {}, seats: Seat[] = [0]): ListedTable => {
    const result = { scores: [44, 30, 12, 142], winners: [3] };
    return listed({ status: "finished", over: true, began: NOW - 840, ended: NOW, result, ...about }, seats);
  };
  const story = (table: ListedTable): string => storyOf(table, NOW).join(" · ");

  it("tells my place and points, who won, the day, and how long it took", () => {
    expect(story(played())).toBe("2nd of 4 · 44 points · Zakir won with 142 · 17 Nov · 14 min");
    expect(story(played({}, [1]))).toMatch(/^3rd of 4 · 30 points · Zakir/);
    expect(story(played({}, [2]))).toMatch(/^4th of 4 · 12 points · Zakir/);
  });

  it("of a victory, alone and together", () => {
    expect(story(played({}, [3]))).toBe("You won with 142 · 17 Nov · 14 min");
    const shared = played({ result: { scores: [142, 30, 12, 142], winners: [0, 3] } });
    expect(story(shared)).toBe("Ann and Zakir won together with 142 · 17 Nov · 14 min");
  });

  it("has no place for several people at one screen, nor for who watched or resigned", () => {
    expect(story(played({}, [0, 1]))).toBe("Zakir won with 142 · 17 Nov · 14 min");
    expect(story(played({}, []))).toBe("Zakir won with 142 · 17 Nov · 14 min");
    const table = played();
    const chairs = table.chairs.map((chair, seat) => ({ ...chair, resigned: seat === 0 }));
    expect(story({ ...table, chairs })).toBe("You resigned · Zakir won with 142 · 17 Nov · 14 min");
    expect(story({ ...played({}, [1]), chairs })).toMatch(/^2nd of 4 · 30 points/);
  });

  it("says what is known of a game of an older edition", () => {
    const { result: _, began: __, ended: ___, seats: ____, ...old } = played({ updated: NOW - 400 * DAY });
    expect(story(old)).toBe("over after 12 moves · 13 Oct 2025");
  });
});

describe("choosing among open tables", () => {
  const open = (clock: ListedTable["clock"], free: number): ListedTable => listed({ status: "open", clock, open: free });

  it("by clock and free seats", () => {
    expect(passes(open("live", 1), { clock: "", seats: 0 })).toBe(true);
    expect(passes(open("live", 1), { clock: "slow", seats: 0 })).toBe(false);
    expect(passes(open("slow", 1), { clock: "slow", seats: 2 })).toBe(false);
    expect(passes(open("slow", 3), { clock: "slow", seats: 2 })).toBe(true);
    expect(passes(listed(), { clock: "", seats: 0 })).toBe(true);
    expect(passes(listed(), { clock: "", seats: 1 })).toBe(false);
  });
});
