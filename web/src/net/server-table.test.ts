import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PROTOCOL, type ServerMessage } from "../gen/protocol";
import { Refused } from "./refused";
import { changeMessage, fakeLine, tableMessage } from "./fake-table";
import { release } from "./release.svelte";
import { ServerTable } from "./server-table";
import { settings } from "../device/settings.svelte";
import { isSignedOut } from "./signed-out.svelte";
import type { ConnectionState, TableUpdate } from "./table-connection";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  binaryType = "";
  sent: { type: string; id: string }[] = [];
  onmessage: ((event: { data: ArrayBuffer }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }

  close(): void {
    this.drop(1000);
  }

  /** The server says something. */
  tell(message: ServerMessage): void {
    this.readyState = FakeSocket.OPEN;
    this.onmessage?.({ data: new TextEncoder().encode(JSON.stringify(message)).buffer as ArrayBuffer });
  }

  /** The connection ends. */
  drop(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const socket = (): FakeSocket => FakeSocket.all.at(-1)!;
let table: ServerTable;
let updates: TableUpdate[];
let states: ConnectionState[];

beforeEach(async () => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ id: "me", name: "Ana", account: null }))));
  updates = [];
  states = [];
  table = new ServerTable("abc");
  table.open({ onUpdate: (update) => updates.push(update), onState: (state) => states.push(state) });
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  settings.watchNamed = false;
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a table on the server", () => {
  it("is asked for all that happened, and hands on what comes", () => {
    expect(new URL(socket().address).pathname).toBe("/api/tables/abc/socket");
    expect(new URL(socket().address).searchParams.get("since")).toBe("0");
    socket().tell(tableMessage({ version: 4 }));
    socket().tell(changeMessage(5, 1));
    socket().tell({ type: "chat", ...fakeLine(1) });
    expect(states).toEqual(["open"]);
    socket().tell({ type: "presence", id: "abc", here: [0], gone: [null, 12], stand_in_from: null, watchers: 0, watching: [] });
    expect(updates.map(({ type }) => type)).toEqual(["table", "change", "chat", "presence"]);
  });

  it("is asked for what came since after a drop, later and later while it is away", () => {
    socket().tell(tableMessage({ version: 4 }));
    socket().tell(changeMessage(6, 1));
    socket().drop(1006);
    expect(states).toEqual(["open", "lost"]);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    expect(new URL(socket().address).searchParams.get("since")).toBe("6");
    socket().drop(1006);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(3);
    socket().tell(tableMessage({ version: 6 }));
    expect(states.at(-1)).toBe("open");
  });

  it("is told after each connection that whoever watches shows their name, if they wish it", () => {
    socket().tell(tableMessage({ mine: [] }));
    expect(socket().sent).toEqual([]);
    settings.watchNamed = true;
    socket().drop(1006);
    vi.advanceTimersByTime(400);
    socket().tell(tableMessage({ mine: [] }));
    expect(socket().sent).toEqual([{ type: "watch", named: true, id: expect.any(String) }]);
    socket().drop(1006);
    vi.advanceTimersByTime(400);
    socket().tell(tableMessage({ mine: [0] }));
    expect(socket().sent).toEqual([]);
  });

  it("is tried again as soon as there is a network", () => {
    socket().drop(1006);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it.each([4403, 4404])("is gone if the server closes with %i", (code) => {
    socket().drop(code);
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(["gone"]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("is damaged if the server says so, and is not tried again", () => {
    socket().drop(4500);
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(["damaged"]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  describe("whose session has ended (4401)", () => {
    const answers = (status: number, body: unknown): void => {
      vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(body), { status })));
    };

    it("goes on if we are still the same, with a new cookie", async () => {
      socket().tell(tableMessage({ version: 6 }));
      socket().drop(4401);
      await vi.advanceTimersByTimeAsync(0);
      expect(FakeSocket.all).toHaveLength(2);
      expect(states).toEqual(["open"]);
    });

    it.each([
      ["the server says so", 401, { title: "signed-out", status: 401 }],
      ["we are somebody else now", 200, { id: "guest", name: "Guest 1234", account: null }],
    ])("is not opened again if %s", async (_, status, body) => {
      answers(status, body);
      socket().drop(4401);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(states).toEqual(["signed-out"]);
      expect(isSignedOut()).toBe(true);
      expect(FakeSocket.all).toHaveLength(1);
    });

    it("is tried again later if there is no answer", async () => {
      vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
      socket().drop(4401);
      await vi.advanceTimersByTimeAsync(0);
      expect(states).toEqual(["lost"]);
      await vi.advanceTimersByTimeAsync(400);
      expect(FakeSocket.all).toHaveLength(2);
    });
  });

  it("is not read if it speaks another protocol", () => {
    const noted = vi.spyOn(release, "noteProtocol").mockImplementation(() => {});
    socket().tell(tableMessage({ protocol: PROTOCOL + 1 }));
    vi.advanceTimersByTime(60_000);
    expect(noted).toHaveBeenCalledWith(PROTOCOL + 1);
    expect(states).toEqual(["outdated"]);
    expect(updates).toEqual([]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("tells which page its server has", () => {
    const noted = vi.spyOn(release, "noteBuild");
    socket().tell(tableMessage({ page: "b2" }));
    expect(noted).toHaveBeenCalledWith("b2");
  });

  it("is left alone once it is closed", () => {
    socket().tell(tableMessage());
    table.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(states).toEqual(["open"]);
  });
});

describe("commands to it", () => {
  it("are answered by their id", async () => {
    socket().tell(tableMessage());
    const [first, second] = [table.send({ type: "start" }), table.send({ type: "sit", seat: 1 })];
    const ids = socket().sent.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    socket().tell({ type: "problem", id: ids[1]!, code: "seat-taken", title: "seat-taken", status: 409 });
    socket().tell({ type: "ok", id: ids[0]!, version: 8 });
    await expect(first).resolves.toBe(8);
    await expect(second).rejects.toThrow(Refused);
    await expect(second).rejects.toMatchObject({ problem: { title: "seat-taken" } });
  });

  it("are refused while there is no connection, and when it drops", async () => {
    await expect(table.send({ type: "start" })).rejects.toMatchObject({ problem: { status: 0 } });
    socket().tell(tableMessage());
    const unanswered = expect(table.send({ type: "start" })).rejects.toMatchObject({ problem: { status: 0 } });
    expect(socket().sent).toHaveLength(1);
    socket().drop(1006);
    await unanswered;
  });
});

describe("a silent connection", () => {
  it("is closed and opened again if a ping is not answered", async () => {
    socket().tell(tableMessage());
    vi.advanceTimersByTime(20_000);
    expect(socket().sent.at(-1)?.type).toBe("ping");
    vi.advanceTimersByTime(10_000);
    expect(states).toEqual(["open", "lost"]);
    await vi.advanceTimersByTimeAsync(400);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("stays if it is", async () => {
    socket().tell(tableMessage());
    vi.advanceTimersByTime(20_000);
    socket().tell({ type: "pong", id: socket().sent.at(-1)!.id, version: 1 });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(states).toEqual(["open"]);
  });
});
