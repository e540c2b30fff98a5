import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Chair, TableMessage } from "../gen/protocol";
import { FakeTable, changeMessage, fakeChange, fakeLine, fakePreview, fakeTable, refused, tableMessage } from "./fake-table";
import { LiveTable } from "./live-table.svelte";
import { settings } from "../device/settings.svelte";

let connection: FakeTable;
let live: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 1;
  connection = new FakeTable();
  live = new LiveTable(connection);
  live.open();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

/** Connect, and let the first message stand long enough that the next one need not wait. */
function connect(about: Partial<TableMessage> = {}): void {
  connection.connect(tableMessage(about));
  vi.advanceTimersByTime(1_000);
}

describe("opening a table", () => {
  it("shows the table at once, with what happened before as history and not as news", () => {
    expect(live.table).toBeNull();
    connection.connect(tableMessage({ version: 7, changes: [fakeChange(6), fakeChange(7)], mine: [0, 2] }));
    expect(live.table?.version).toBe(7);
    expect(live.mine).toEqual([0, 2]);
    expect(live.changes.map(({ version }) => version)).toEqual([6, 7]);
    expect(live.news).toEqual([]);
    expect(live.connectionState).toBe("open");
  });

  it("says that a table is gone, and that it speaks another protocol", () => {
    connection.listener?.onState("gone");
    expect(live.connectionState).toBe("gone");
    connection.listener?.onState("outdated");
    expect(live.connectionState).toBe("outdated");
  });

  it("leaves the connection when it is closed", () => {
    live.close();
    expect(connection.closed).toBe(true);
  });
});

describe("whose decision it is", () => {
  it("is mine if the mover's seat is, and only then there is a preview", () => {
    connect({ mover: 1 });
    expect(live.deciding).toBeNull();
    expect(live.preview).toBeNull();
    const preview = fakePreview({ version: 2 });
    connection.listener?.onUpdate(changeMessage(2, 1, { mover: 0, preview }));
    expect(live.deciding).toBe(0);
    expect(live.preview).toBe(preview);
    connection.listener?.onUpdate(changeMessage(3, 0, { mover: 1 }));
    expect(live.deciding).toBeNull();
    expect(live.preview).toBeNull();
  });

  it("follows from the change with which I sat down", () => {
    connect({ mine: [], mover: 0, preview: null });
    expect(live.deciding).toBeNull();
    const sat = fakeChange(2, 0, { kind: "sat" });
    connection.listener?.onUpdate(changeMessage(2, 0, { mine: [0], changes: [sat], preview: fakePreview() }));
    expect(live.mine).toEqual([0]);
    expect(live.deciding).toBe(0);
    expect(live.preview).not.toBeNull();
  });

  it("gets the preview later from a busy server, also for a change that waits to be shown", () => {
    connect({ mover: 0 });
    const first = fakePreview({ version: 1 });
    connection.listener?.onUpdate({ type: "preview", id: "t", preview: fakePreview({ version: 0 }) });
    expect(live.preview).toBeNull();
    connection.listener?.onUpdate({ type: "preview", id: "t", preview: first });
    expect(live.preview).toBe(first);
    connection.listener?.onUpdate(changeMessage(2, 1, { mover: 1 }));
    connection.listener?.onUpdate(changeMessage(3, 1, { mover: 0 }));
    const waiting = fakePreview({ version: 3 });
    connection.listener?.onUpdate({ type: "preview", id: "t", preview: waiting });
    expect(live.table?.version).toBe(2);
    vi.advanceTimersByTime(460);
    expect(live.preview).toBe(waiting);
  });

  it("keeps the preview while moves await confirmation", () => {
    connect();
    const held = { points: {} as never, camels: 2, lost: 0 };
    connection.listener?.onUpdate(changeMessage(2, 0, { held: "done", preview: fakePreview({ held }) }));
    expect(live.preview?.held).toEqual(held);
  });
});

function chair(kind: Chair["kind"]): Chair {
  const rest = { away: false, timed_out: false, stood_in: false, resigned: false, auto: false, ready: false, failures: 0, hints: 0, look_alike: false };
  return { kind, name: "", bot: kind === "bot" ? "greedy" : null, ...rest };
}

describe("who is here", () => {
  it("is told at once, though moves wait to be shown", () => {
    connect({ version: 1, mine: [0], here: [0, 1], gone: [null, null] });
    connection.listener?.onUpdate(changeMessage(2, 1));
    connection.listener?.onUpdate(changeMessage(3, 1));
    expect(live.waiting).toBe(1);
    connection.listener?.onUpdate({ type: "presence", id: "t", here: [0], gone: [null, 12], stand_in_from: 132, watchers: 0, watching: [] });
    expect([live.here, live.gone, live.standInFrom]).toEqual([[0], [null, 12], 132]);
    expect(live.waiting).toBe(1);
  });

  it("says with each change who the host is, and whether I was removed", () => {
    connect({ owner: false });
    connection.listener?.onUpdate(changeMessage(2, 1, { owner: true, removed: true }));
    vi.advanceTimersByTime(5_000);
    expect([live.owner, live.removed]).toEqual([true, true]);
  });
});

describe("others' moves", () => {
  it("are shown one by one, the first of them at once", () => {
    connect({ mover: 1 });
    for (const version of [2, 3, 4]) connection.listener?.onUpdate(changeMessage(version, 1, { mover: 0 }));
    expect(live.table?.version).toBe(2);
    expect(live.waiting).toBe(2);
    expect(live.deciding).toBeNull();
    vi.advanceTimersByTime(460);
    expect(live.table?.version).toBe(3);
    expect(live.news.map(({ version }) => version)).toEqual([3]);
    vi.advanceTimersByTime(460);
    expect(live.table?.version).toBe(4);
    expect(live.waiting).toBe(0);
    expect(live.deciding).toBe(0);
  });

  it("go faster the more there are", () => {
    const chairs = [chair("person"), chair("bot")];
    connect({ mover: 1, chairs });
    for (let version = 2; version < 60; version += 1) connection.listener?.onUpdate(changeMessage(version, 1, { chairs }));
    vi.advanceTimersByTime(25_000);
    expect(live.waiting).toBe(0);
    expect(live.table?.version).toBe(59);
    connection.listener?.onUpdate(changeMessage(60, 1));
    expect(live.table?.version).toBe(60);
  });

  it("are shown several at a time where very many wait, with all that happened", () => {
    const chairs = [chair("person"), chair("bot")];
    connect({ mover: 1, chairs });
    for (let version = 2; version < 162; version += 1) connection.listener?.onUpdate(changeMessage(version, 1, { chairs }));
    vi.advanceTimersByTime(460);
    expect(live.news.map(({ version }) => version)).toEqual([3, 4]);
    expect(live.table?.version).toBe(4);
    expect(live.changes.map(({ version }) => version)).toEqual([2, 3, 4]);
  });

  it("are not hurried where bots play alone", () => {
    const chairs = [chair("bot"), chair("bot")];
    connect({ mover: 1, chairs, mine: [] });
    for (let version = 2; version < 162; version += 1) connection.listener?.onUpdate(changeMessage(version, 1, { chairs, mine: [] }));
    vi.advanceTimersByTime(1360);
    expect(live.table?.version).toBe(5);
  });

  it("leave what they do not change as it is", () => {
    connect({ mover: 1 });
    const before = live.table;
    connection.listener?.onUpdate(changeMessage(2, 1, { mover: 0 }));
    expect(live.table).not.toBe(before);
    expect(live.table?.chairs).toBe(before?.chairs);
  });

  it("can be skipped, also those that come until it is our turn", () => {
    connect({ mover: 1 });
    for (const version of [2, 3, 4, 5]) connection.listener?.onUpdate(changeMessage(version, 1, { mover: 1 }));
    live.skip();
    expect(live.table?.version).toBe(5);
    expect(live.waiting).toBe(0);
    expect(live.changes.map(({ version }) => version)).toEqual([2, 3, 4, 5]);
    for (const version of [6, 7]) connection.listener?.onUpdate(changeMessage(version, 1, { mover: version - 6 ? 0 : 1 }));
    expect([live.table?.version, live.deciding]).toEqual([7, 0]);
    for (const version of [8, 9]) connection.listener?.onUpdate(changeMessage(version, 1, { mover: 1 }));
    expect(live.waiting).toBeGreaterThan(0);
  });

  it("stay as long as one likes, and go on from there", () => {
    connect({ mover: 1 });
    live.pause(true);
    for (const version of [2, 3]) connection.listener?.onUpdate(changeMessage(version, 1, { mover: version - 2 ? 0 : 1 }));
    vi.advanceTimersByTime(60_000);
    expect([live.table?.version, live.waiting, live.isMyTurnNext]).toEqual([1, 2, true]);
    live.pause(false);
    vi.advanceTimersByTime(460);
    expect([live.table?.version, live.deciding, live.isMyTurnNext]).toEqual([3, 0, false]);
  });

  it("do not stay while my own clock runs", () => {
    connect({ mover: 1 });
    live.pause(true);
    const clock = { kind: "live" as const, bank: 60, increment: 0, cap: 0 };
    const options = { ...fakeTable().options, clock };
    for (let version = 2; version < 20; version += 1) {
      connection.listener?.onUpdate(changeMessage(version, 1, { mover: 0, clock_running: 0, options }));
    }
    vi.advanceTimersByTime(1_600);
    expect([live.table?.version, live.deciding, live.paused]).toEqual([19, 0, false]);
  });

  it("come all at once where motion is off", () => {
    settings.speed = 0;
    connect({ mover: 1 });
    for (const version of [2, 3, 4]) connection.listener?.onUpdate(changeMessage(version, 1));
    expect(live.table?.version).toBe(4);
  });

  it("stop being shown when the table is closed", () => {
    connect({ mover: 1 });
    for (const version of [2, 3]) connection.listener?.onUpdate(changeMessage(version, 1));
    live.close();
    vi.advanceTimersByTime(5_000);
    expect(live.table?.version).toBe(2);
  });
});

describe("after a drop", () => {
  it("takes each change once and goes on from there", () => {
    connect({ version: 3, changes: [fakeChange(1), fakeChange(2), fakeChange(3)], mover: 1 });
    connection.listener?.onState("lost");
    expect(live.connectionState).toBe("lost");
    connection.connect(tableMessage({ version: 5, changes: [fakeChange(3), fakeChange(4), fakeChange(5)], mover: 0 }));
    expect(live.connectionState).toBe("open");
    expect(live.changes.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
    expect(live.news.map(({ version }) => version)).toEqual([4, 5]);
    expect(live.deciding).toBe(0);
  });
});

describe("commands", () => {
  /** Wait for a frame, and for what was waiting for it. */
  const drawn = async (chosen: Promise<void>): Promise<void> => {
    await vi.advanceTimersByTimeAsync(100);
    await chosen;
  };

  it("name the seat that decides and the version that was seen", async () => {
    connect({ version: 9 });
    await drawn(live.choose("hut c4"));
    await drawn(live.manageTurn("undo"));
    expect(connection.sent).toEqual([
      { type: "move", seat: 0, version: 9, move: "hut c4", confirm: false },
      { type: "undo", seat: 0, version: 9 },
    ]);
  });

  it("have changed the table once they are answered, and a move is pending until then", async () => {
    connect();
    connection.react = () => [changeMessage(2, 0, { mover: 1 })];
    const chosen = live.choose("hut c4");
    expect(live.pending).toBe("hut c4");
    expect(live.sending).toBe(true);
    await drawn(chosen);
    expect(live.pending).toBeNull();
    expect(live.sending).toBe(false);
    expect(live.table?.version).toBe(2);
  });

  it("are drawn before what they change, however soon that comes", async () => {
    connect();
    connection.react = () => [changeMessage(2, 0, { mover: 1 })];
    const chosen = live.choose("hut c4");
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.sent).toEqual([]);
    expect(live.table?.version).toBe(1);
    expect(live.pending).toBe("hut c4");
    await drawn(chosen);
    expect(live.table?.version).toBe(2);
  });

  it("are sent one at a time, and not for others", async () => {
    connect();
    const first = live.choose("hut c4");
    await live.choose("hut c5");
    await drawn(first);
    expect(connection.sent).toHaveLength(1);
    connection.listener?.onUpdate(changeMessage(2, 0, { mover: 1 }));
    await live.choose("hut c6");
    await live.manageTurn("confirm");
    expect(connection.sent).toHaveLength(1);
  });

  it("leave the table as it was if they are refused", async () => {
    connect();
    connection.react = () => refused("stale");
    await drawn(expect(live.choose("hut c4")).rejects.toThrow("stale"));
    expect(live.pending).toBeNull();
    expect(live.sending).toBe(false);
    expect(live.table?.version).toBe(1);
  });
});

describe("the chat", () => {
  it("is loaded with the table, kept in order and without repeats, also after a drop", async () => {
    connection.chat = [fakeLine(1), fakeLine(2)];
    connect();
    connection.listener?.onUpdate({ ...fakeLine(3), type: "chat" });
    await vi.advanceTimersByTimeAsync(0);
    connection.listener?.onUpdate({ ...fakeLine(3), type: "chat" });
    expect(live.chat.map(({ n }) => n)).toEqual([1, 2, 3]);
    connection.listener?.onState("lost");
    connection.chat = [fakeLine(1), fakeLine(2), fakeLine(3), fakeLine(4)];
    connect();
    await vi.advanceTimersByTimeAsync(0);
    expect(live.chat.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
  });
});
