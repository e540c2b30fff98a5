import { beforeAll, describe, expect, it } from "vitest";
import type { Change } from "../gen/protocol";
import { fakeChange, fakeTable } from "../net/fake-table";
import { setLanguage } from "../words/words.svelte";
import { peopleNews } from "./people-news";
import { takeBackTo } from "../words/proposals";

const NAMES = ["Ann", "Ben"];
beforeAll(() => setLanguage("en"));

describe("news of people", () => {
  it("tells the others that somebody's time ran out", () => {
    const news = [fakeChange(3, 1, { kind: "timed-out" })];
    expect(peopleNews(news, news, [0], NAMES)).toEqual(["Ben runs out of time: a bot plays on."]);
    expect(peopleNews(news, news, [1], NAMES)).toEqual([]);
  });

  it("tells everyone that the server was away", () => {
    const news = [fakeChange(3, null, { kind: "server-away", seconds: 60 })];
    expect(peopleNews(news, news, [0], NAMES)).toEqual(["The server was away for 1 min. No time was counted."]);
  });

  it("tells who declines, and what", () => {
    const asked = fakeChange(3, 0, { kind: "proposed", what: "take-back", to: 1 });
    const no = fakeChange(4, 1, { kind: "answered", yes: false });
    expect(peopleNews([asked, no], [no], [0], NAMES)).toEqual(["Ben declines the take-back."]);
  });

  it("tells that a proposal was withdrawn to those who were asked", () => {
    const asked = fakeChange(3, 0, { kind: "proposed", what: "pause" });
    const no = fakeChange(4, 0, { kind: "answered", yes: false });
    expect(peopleNews([asked, no], [no], [1], NAMES)).toEqual(["Ann withdraws the proposal."]);
    expect(peopleNews([asked, no], [no], [0], NAMES)).toEqual([]);
  });

  it("tells how many moves were taken back, and not what one undoes alone", () => {
    const yes = fakeChange(4, 1, { kind: "answered", yes: true, moves: 9 });
    const undone = fakeChange(5, 0, { kind: "undone", to: 6, moves: 6 });
    expect(peopleNews([yes, undone], [yes, undone], [0], NAMES)).toEqual(["Agreed: 3 moves taken back."]);
    expect(peopleNews([fakeChange(4, 0, { moves: 9 }), undone], [undone], [0], NAMES)).toEqual([]);
  });
});

describe("a take-back", () => {
  /** Seats by move; the last move of each turn is held and then confirmed. */
  function turns(...seats: number[]): Change[] {
    let version = 0;
    return seats.flatMap((seat, index) => {
      const moves = index + 1;
      if (seats[moves] === seat) return [fakeChange(++version, seat, { moves, move: "hut a1" })];
      return [
        fakeChange(++version, seat, { kind: "held", moves: index, move: "hut a1" }),
        fakeChange(++version, seat, { kind: "confirmed", moves }),
      ];
    });
  }

  it("goes back to before one's last turn, also where turns are confirmed", () => {
    const changes = turns(0, 0, 0, 1, 1, 0, 0, 1);
    const table = fakeTable({ mover: 0, moves: 8 });
    expect(takeBackTo(table, changes, 0)).toBe(5);
    expect(takeBackTo(table, changes, 1)).toBe(7);
    // A move that is only held changes nothing.
    expect(takeBackTo(table, [...changes, fakeChange(99, 0, { kind: "held", moves: 8, move: "hut b1" })], 0)).toBe(5);
  });

  it("knows what was undone", () => {
    const changes = [...turns(0, 0, 1, 1), fakeChange(99, 1, { kind: "undone", to: 2, moves: 2 })];
    expect(takeBackTo(fakeTable({ mover: 1, moves: 2 }), changes, 1)).toBeNull();
    expect(takeBackTo(fakeTable({ mover: 1, moves: 2 }), changes, 0)).toBe(0);
  });

  it("is not asked for what one can undo alone", () => {
    const changes = turns(1, 0, 0, 0).slice(0, -1);
    expect(takeBackTo(fakeTable({ mover: 0, moves: 3, undo_to: 1 }), changes, 0)).toBeNull();
    expect(takeBackTo(fakeTable({ mover: 0, moves: 3, undo_to: 2 }), changes, 0)).toBe(1);
  });
});
