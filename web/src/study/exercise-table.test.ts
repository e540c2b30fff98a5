import { describe, expect, it } from "vitest";
import type { Change, MoveText, TableMessage } from "../gen/protocol";
import { fakeTable } from "../net/fake-table";
import { LiveTable } from "../net/live-table.svelte";
import type { TableUpdate } from "../net/table-connection";
import { ExerciseTable } from "./exercise-table";

/** Answers as the service does: a change for each of my moves, and one for the bot's answer to it. */
function answer(moves: MoveText[]): TableMessage {
  const changes = moves.flatMap((move, n): Change[] => [change(2 * n + 1, 0, move), change(2 * n + 2, 1, "done")]);
  const about = { ...fakeTable({ version: changes.length, moves: changes.length, undo_to: moves.length ? 0 : null }) };
  return {
    ...about,
    type: "table",
    protocol: 3,
    page: null,
    id: "exercise",
    owner: true,
    expires: null,
    mine: [0],
    here: [],
    gone: [],
    stand_in_from: null,
    removed: false,
    watchers: 0,
    watching: [],
    preview: null,
    changes,
  };
}

function change(version: number, seat: number, move: MoveText): Change {
  const rest = { to: null, reason: null, what: null, yes: null, at: 0, reign: 1, turn: 1, events: [] };
  return { version, kind: "moved", seat, move, moves: version, ...rest };
}

function opened(): { table: ExerciseTable; updates: TableUpdate[]; asked: MoveText[][] } {
  const updates: TableUpdate[] = [];
  const asked: MoveText[][] = [];
  const table = new ExerciseTable("exercise", (moves) => {
    asked.push(moves);
    return Promise.resolve(answer(moves));
  });
  table.open({ onUpdate: (update) => updates.push(update), onState: () => {} });
  return { table, updates, asked };
}

const play = (move: MoveText) => ({ type: "move", seat: 0, version: 0, move }) as const;

describe("an exercise", () => {
  it("sends all moves each time", async () => {
    const { table, asked } = opened();
    await table.send(play("hut a1"));
    await table.send(play("hut a2"));
    expect(asked).toEqual([[], ["hut a1"], ["hut a1", "hut a2"]]);
  });

  it("tells only what is new", async () => {
    const { table, updates } = opened();
    await table.send(play("hut a1"));
    await table.send(play("hut a2"));
    const told = updates.map((update) => ("changes" in update ? update.changes?.map(({ version }) => version) : null));
    expect(told).toEqual([[], [1, 2], [3, 4]]);
  });

  it("goes back by sending fewer, and its versions still grow", async () => {
    const { table, asked, updates } = opened();
    await table.send(play("hut a1"));
    await table.send(play("hut a2"));
    expect(await table.send({ type: "undo", seat: 0, version: 4 })).toBe(5);
    expect(asked.at(-1)).toEqual(["hut a1"]);
    expect(await table.send(play("hut b1"))).toBe(7);
    const last = updates.at(-1) as TableMessage;
    expect(last.changes?.map(({ version, move }) => [version, move])).toEqual([
      [6, "hut b1"],
      [7, "done"],
    ]);
  });

  it("shows a screen what was done after going back", async () => {
    const table = new ExerciseTable("exercise", (moves) => Promise.resolve(answer(moves)));
    const live = new LiveTable(table);
    live.open();
    await Promise.resolve();
    await table.send(play("hut a1"));
    await table.send({ type: "restart-turn", seat: 0, version: 2 });
    await table.send(play("hut b1"));
    live.skip();
    expect(live.changes.map(({ kind, move }) => move ?? kind)).toEqual(["hut a1", "done", "undone", "hut b1", "done"]);
    live.close();
  });

  it("waits for an answer before the next question", async () => {
    const { table, asked } = opened();
    const move = table.send(play("hut a1"));
    const back = table.goBack(0);
    await Promise.all([move, back]);
    expect(asked).toEqual([[], ["hut a1"], []]);
    expect(table.moves).toEqual([]);
  });

  it("stays as it is if a move is refused", async () => {
    let refuse = false;
    const table = new ExerciseTable("exercise", (moves) => (refuse ? Promise.reject(new Error("no")) : Promise.resolve(answer(moves))));
    table.open({ onUpdate: () => {}, onState: () => {} });
    await table.send(play("hut a1"));
    refuse = true;
    await expect(table.send(play("hut z9"))).rejects.toThrow("no");
    expect(table.moves).toEqual(["hut a1"]);
  });
});
