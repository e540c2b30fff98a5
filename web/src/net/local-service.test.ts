import { beforeEach, expect, it, vi } from "vitest";
import { Refused } from "./refused";
import type { TableUpdate } from "./table-connection";
import { LocalService } from "./local-service.svelte";
import { LocalTable } from "./local-table";
import type { Ask, Tell } from "../local/tables.worker";

class FakeWorker {
  asked: Ask[] = [];
  onmessage: ((event: { data: Tell }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  postMessage(message: Ask): void {
    this.asked.push(message);
  }
  tell(data: Tell): void {
    this.onmessage?.({ data });
  }
}

let worker: FakeWorker;
let service: LocalService;

beforeEach(() => {
  localStorage.clear();
  worker = new FakeWorker();
  service = new LocalService(worker as unknown as Worker);
});

/** The number of the last request. */
function last(): number {
  const asked = worker.asked.at(-1);
  return asked?.type === "request" ? asked.id : -1;
}

it("begins at once, and tells how far it is", () => {
  expect(worker.asked[0]).toMatchObject({ type: "begin", name: expect.stringMatching(/^Guest \d{4}$/) as string });
  worker.tell({ type: "progress", loaded: 5 });
  expect(service.loaded).toBe(5);
  worker.tell({ type: "ready" });
  expect(service.loaded).toBeNull();
});

it("answers requests as a server does", async () => {
  const answer = service.request("POST", "/tables/here-1/commands", { type: "undo" });
  expect(worker.asked.at(-1)).toMatchObject({ method: "POST", body: '{"type":"undo"}' });
  worker.tell({ type: "answer", id: last(), done: true, body: '{"version":3}' });
  expect(await answer).toEqual({ version: 3 });
  const refused = service.request("GET", "/tables/here-2");
  worker.tell({ type: "answer", id: last(), done: false, body: '{"title":"no-such-table"}' });
  await expect(refused).rejects.toMatchObject({ problem: { title: "no-such-table" } });
  const gone = service.request("DELETE", "/tables/here-1");
  worker.tell({ type: "answer", id: last(), done: true, body: "" });
  expect(await gone).toBeUndefined();
});

it("remembers a name", async () => {
  const renamed = service.request("PUT", "/me/name", { name: "Ida" });
  worker.tell({ type: "answer", id: last(), done: true, body: '{"id":"me","name":"Ida","account":null}' });
  await renamed;
  const again = new FakeWorker();
  void new LocalService(again as unknown as Worker);
  expect(again.asked[0]).toMatchObject({ name: "Ida" });
});

it("gives no answer once it has failed", async () => {
  const silent = vi.spyOn(console, "error").mockImplementation(() => {});
  const waiting = service.request("GET", "/me");
  worker.tell({ type: "failed", why: "no memory" });
  await expect(waiting).rejects.toBeInstanceOf(Refused);
  await expect(service.request("GET", "/me")).rejects.toMatchObject({ problem: { title: "no-answer" } });
  expect(service.failure).toBe("no memory");
  silent.mockRestore();
});

it("is a table that is heard until it is closed", () => {
  const table = new LocalTable("here-1", service);
  const states: string[] = [];
  const updates: TableUpdate[] = [];
  table.open({ onState: (state) => void states.push(state), onUpdate: (update) => void updates.push(update) });
  const opened = worker.asked.at(-1);
  const socket = opened?.type === "open" ? opened.socket : -1;
  expect(opened).toMatchObject({ table: "here-1", since: 0 });
  worker.tell({ type: "message", socket, text: '{"type":"table","version":1}' });
  worker.tell({ type: "message", socket, text: '{"type":"change","version":2}' });
  expect(states).toEqual(["open"]);
  worker.tell({ type: "message", socket, text: '{"type":"presence","here":[0]}' });
  expect(updates.map(({ type }) => type)).toEqual(["table", "change", "presence"]);
  table.close();
  worker.tell({ type: "message", socket, text: '{"type":"change","version":3}' });
  expect(updates).toHaveLength(3);
  expect(worker.asked.at(-1)).toEqual({ type: "close", socket });
});

it.each([
  ["no-such-table", "gone"],
  ["table-damaged", "damaged"],
  ["store-unavailable", "lost"],
])("says of a table with %s that it is %s", (code, state) => {
  const states: string[] = [];
  new LocalTable("here-1", service).open({ onState: (found) => void states.push(found), onUpdate: () => {} });
  const opened = worker.asked.at(-1);
  worker.tell({ type: "refused", socket: opened?.type === "open" ? opened.socket : -1, code });
  expect(states).toEqual([state]);
});
