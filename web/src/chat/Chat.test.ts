import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { ChatPhrase, Seat, Table } from "../gen/protocol";
import { settings } from "../device/settings.svelte";
import { FakeTable, fakeLine, fakeTable } from "../net/fake-table";
import { LiveTable } from "../net/live-table.svelte";
import { setLanguage } from "../words/words.svelte";
import Chat from "./Chat.svelte";

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  settings.watchNamed = false;
});

function shown(about: { table?: Partial<Table>; options?: Partial<Table["options"]>; mine?: Seat[] } = {}): LiveTable {
  const live = new LiveTable(new FakeTable());
  const { options } = fakeTable();
  live.table = fakeTable({ ...about.table, options: { ...options, ...about.options } });
  live.mine = about.mine ?? [0];
  render(Chat, { live });
  return live;
}

it("says phrases in the reader's language, and reactions as pictures with a name", () => {
  const live = new LiveTable(new FakeTable());
  live.chat = [fakeLine(1, { text: "", phrase: "good-luck" }), fakeLine(2, { text: "", phrase: "heart" })];
  render(Chat, { live });
  expect(screen.getByText("Good luck")).toBeTruthy();
  expect(screen.getByRole("img", { name: "Heart" })).toBeTruthy();
});

it("sends a phrase as a code", async () => {
  const live = shown();
  const said: ({ text: string } | { phrase: ChatPhrase })[] = [];
  vi.spyOn(live.connection.requests!, "say").mockImplementation((one) => (said.push(one), Promise.resolve()));
  await fireEvent.click(screen.getByRole("button", { name: "Quick phrases" }));
  await fireEvent.click(screen.getByRole("button", { name: "Thank you" }));
  expect(said).toEqual([{ phrase: "thank-you" }]);
  expect(screen.queryByRole("button", { name: "Thank you" })).toBeNull();
});

it("says who may write, and who reads it when", () => {
  shown({ options: { chat: "players" }, mine: [] });
  expect(screen.getByText("Only players write here.")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  cleanup();
  shown({ options: { chat: "players" } });
  expect(screen.getByRole("textbox")).toBeTruthy();
  cleanup();
  shown({ options: { listed: true }, mine: [] });
  expect(screen.getByText("Players read your messages after the game.")).toBeTruthy();
  for (const other of [
    { options: { listed: true } },
    { mine: [] },
    { options: { listed: true }, mine: [], table: { status: "finished" as const } },
  ]) {
    cleanup();
    shown(other);
    expect(screen.queryByText("Players read your messages after the game.")).toBeNull();
  }
});

it("says that lines are hidden, and shows them again", async () => {
  const live = new LiveTable(new FakeTable());
  const heard: string[] = [];
  vi.spyOn(live.connection.requests!, "hear").mockImplementation((block) => (heard.push(block), Promise.resolve()));
  live.chat = [1, 2].map((n) => fakeLine(n, { text: "", hidden: { id: "b7", muted: true } }));
  render(Chat, { live });
  expect(screen.getByText("You muted Ben: 2 messages hidden")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Unmute" }));
  expect(heard).toEqual(["b7"]);
});

it("tells who watches, and lets those who do be seen", async () => {
  const connection = new FakeTable();
  const named: boolean[] = [];
  const live = new LiveTable(Object.assign(connection, { showName: (shown: boolean) => (named.push(shown), Promise.resolve()) }));
  live.table = fakeTable();
  live.watchers = 3;
  live.watching = ["Eve"];
  render(Chat, { live });
  expect(screen.getByText("3 people are watching: Eve and 2 more")).toBeTruthy();
  await fireEvent.click(screen.getByRole("checkbox", { name: "Show my name while I watch" }));
  expect([settings.watchNamed, named]).toEqual([true, [true]]);
  cleanup();
  live.mine = [0];
  render(Chat, { live });
  expect(screen.queryByRole("checkbox")).toBeNull();
});
