import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { ChatLine } from "../gen/protocol";
import { settings } from "../device/settings.svelte";
import { FakeTable } from "../net/fake-table";
import { LiveTable } from "../net/live-table.svelte";
import { setLanguage } from "../words/words.svelte";
import Chat from "./Chat.svelte";
import { countUnread, markRead } from "./chat-read";

const line = (n: number, mine = false): ChatLine => ({ n, mine, name: "Ben", text: "Hello", at: 0, seat: 1, look_alike: false });

beforeAll(() => setLanguage("en"));
afterEach(() => {
  cleanup();
  settings.chatRead = {};
});

it("counts what others said and nobody has read here", () => {
  const lines = [line(1), line(2, true), line(3)];
  expect(countUnread("t", lines)).toBe(2);
  markRead("t", lines);
  expect(countUnread("t", [...lines, line(4)])).toBe(1);
  expect(countUnread("another", lines)).toBe(2);
});

it("does not forget what was read when less of it is known", () => {
  markRead("t", [line(1), line(2)]);
  markRead("t", []);
  expect(countUnread("t", [line(1), line(2)])).toBe(0);
});

it("takes what the chat shows for read", () => {
  const live = new LiveTable(new FakeTable());
  live.chat = [line(1), line(2)];
  render(Chat, { live });
  expect(settings.chatRead).toEqual({ t: 2 });
});
