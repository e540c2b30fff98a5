import { describe, expect, test, vi } from "vitest";
import type { GameRecord, PlayoutResult, PlayoutSeat, RecordedLine } from "../gen/protocol";
import { playOut } from "../net/client";
import { Refused } from "../net/refused";
import { barsOf, scaleOf } from "./histogram";
import { GAMES, Playouts } from "./playouts.svelte";
import { allLines, lineAt, lineOf, parsePath, pathText, pruned, renamed, withLine, withoutLine } from "./record-lines";

vi.mock("../net/client", () => ({ playOut: vi.fn() }));

const line = (name: string, at: number, ...variations: RecordedLine[]): RecordedLine => ({ name, at, moves: [], variations });
const RECORD = {
  format: "assyria-record/1",
  names: ["Ada"],
  variations: [line("a", 10, line("b", 12, line("c", 15)), line("d", 20)), line("e", 30)],
} as unknown as GameRecord;
const names = (record: GameRecord): (string | undefined)[] => allLines(record).map((one) => one.line.name);

describe("the lines of a record", () => {
  test("each comes before those that leave it", () => {
    expect(allLines(RECORD).map(({ path, line: { name } }) => `${pathText(path)} ${name}`)).toEqual([
      "0 a",
      "0.0 b",
      "0.0.0 c",
      "0.1 d",
      "1 e",
    ]);
    expect(allLines({})).toEqual([]);
  });

  test("a line is found by its path", () => {
    expect(lineAt(RECORD, [0, 1])?.name).toBe("d");
    expect(lineAt(RECORD, [0, 7, 1])).toBeNull();
    expect(lineAt(RECORD, [])).toBeNull();
  });

  test("before its beginning a line is what it leaves", () => {
    expect(lineOf(RECORD, [0, 0, 0], 15)).toEqual([0, 0, 0]);
    expect(lineOf(RECORD, [0, 0, 0], 14)).toEqual([0, 0]);
    expect(lineOf(RECORD, [0, 0, 0], 11)).toEqual([0]);
    expect(lineOf(RECORD, [0, 0, 0], 9)).toEqual([]);
  });

  test("a line is added, renamed and removed, and nothing changes in place", () => {
    const added = withLine(RECORD, [0, 0], line("f", 16));
    expect(added.path).toEqual([0, 0, 1]);
    expect(names(added.record)).toEqual(["a", "b", "c", "f", "d", "e"]);
    expect(names(renamed(RECORD, [0, 0], "x"))).toEqual(["a", "x", "c", "d", "e"]);
    expect(names(withoutLine(RECORD, [0, 0]))).toEqual(["a", "d", "e"]);
    expect(withLine({ ...RECORD, variations: [] }, [], line("f", 1)).path).toEqual([0]);
    expect(names(RECORD)).toEqual(["a", "b", "c", "d", "e"]);
    // Known by its moves, whatever it is called and wherever it comes.
    expect(lineAt(renamed(RECORD, [1], "x"), [1])?.moves).toBe(lineAt(RECORD, [1])?.moves);
  });

  test("what is sent has no other lines", () => {
    const { record, line: path } = pruned(RECORD, [0, 1]);
    expect(names(record)).toEqual(["a", "d"]);
    expect(lineAt(record, path)?.name).toBe("d");
    expect("variations" in pruned(RECORD, []).record).toBe(false);
  });

  test("a path goes through an address", () => {
    expect(parsePath(pathText([0, 12]))).toEqual([0, 12]);
    for (const text of [null, "", "a", "1.", "-1"]) expect(parsePath(text)).toEqual([]);
  });
});

const seat = (...scores: number[][]): PlayoutSeat => ({ scores }) as PlayoutSeat;

describe("final scores as bars", () => {
  test("every score has its bar", () => {
    const scale = scaleOf([seat([61, 1], [100, 3]), seat([148, 4])]);
    expect(scale).toEqual({ low: 60, width: 5, bars: 18 });
    const bars = barsOf(seat([61, 1], [100, 3]), scale);
    expect([bars[0], bars[8]]).toEqual([0.25, 0.75]);
    expect(bars.reduce((sum, share) => sum + share)).toBe(1);
  });

  test("one score is one bar", () => {
    expect(scaleOf([seat([70, 9])])).toEqual({ low: 70, width: 1, bars: 1 });
  });
});

const asked = vi.mocked(playOut);
const answer = (games = 0): PlayoutResult => ({ games, seats: [] });

describe("choices played out", () => {
  test("in turn, until all games are played", async () => {
    asked.mockReset().mockImplementation(({ games }) => Promise.resolve(answer(games)));
    const playouts = new Playouts();
    await playouts.play("here", ["offer", null]);
    expect(asked.mock.calls.slice(0, 3).map(([body]) => body)).toEqual([
      { position: "here", move: "offer", games: 100 },
      { position: "here", move: null, games: 100 },
      { position: "here", move: "offer", games: 200 },
    ]);
    expect(playouts.results).toEqual([answer(GAMES), answer(GAMES)]);
    expect([playouts.running, playouts.played, playouts.wanted]).toEqual([false, 2 * GAMES, 2 * GAMES]);
  });

  test("it can be stopped, and what is known stays", async () => {
    const playouts = new Playouts();
    asked.mockReset().mockImplementation(({ games }) => {
      if (games === 300) playouts.cancel();
      return Promise.resolve(answer(games));
    });
    await playouts.play("here", [null]);
    expect([playouts.running, playouts.results[0]?.games]).toEqual([false, 200]);
  });

  test("who is too fast waits, and what is refused is said", async () => {
    vi.useFakeTimers();
    const problem = { type: "", status: 429, title: "too-many-requests" } as const;
    asked
      .mockReset()
      .mockRejectedValueOnce(new Refused({ ...problem, retry_after: 3 }))
      .mockResolvedValueOnce(answer(100))
      .mockRejectedValueOnce(new Refused({ type: "", status: 503, title: "no-analysis" }));
    const playouts = new Playouts();
    const done = playouts.play("here", [null]);
    await vi.advanceTimersByTimeAsync(3000);
    await done;
    vi.useRealTimers();
    expect(playouts.results[0]?.games).toBe(100);
    expect(playouts.wrong).not.toBeNull();
    expect(playouts.running).toBe(false);
  });
});
