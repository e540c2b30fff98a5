import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../device/settings.svelte";
import { FakeTable, fakeLine } from "../net/fake-table";
import { LiveTable } from "../net/live-table.svelte";
import { setLanguage } from "../words/words.svelte";
import Chat from "./Chat.svelte";
import { countUnread, markRead } from "./chat-read";

/** The part of the page that is looked for, and what to tell of it. */
let look: (ratio: number) => void = () => {};

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { intersectionRatio: number }[]) => void) {
        look = (intersectionRatio) => flushSync(() => tell([{ intersectionRatio }]));
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  settings.chatRead = {};
});

it("counts what others said and nobody has read here", () => {
  const lines = [fakeLine(1), fakeLine(2, { mine: true }), fakeLine(3)];
  expect(countUnread("t", lines)).toBe(2);
  markRead("t", lines);
  expect(countUnread("t", [...lines, fakeLine(4)])).toBe(1);
  expect(countUnread("another", lines)).toBe(2);
});

it("does not forget what was read when less of it is known", () => {
  markRead("t", [fakeLine(1), fakeLine(2)]);
  markRead("t", []);
  expect(countUnread("t", [fakeLine(1), fakeLine(2)])).toBe(0);
});

it("takes a line that waited for the end for unread, though later ones were read", () => {
  markRead("t", [fakeLine(2)]);
  const lines = [fakeLine(1, { held: true }), fakeLine(2)];
  expect(countUnread("t", lines)).toBe(1);
  markRead("t", lines);
  expect(countUnread("t", lines)).toBe(0);
});

it("does not count what is hidden", () => {
  expect(countUnread("t", [fakeLine(1, { hidden: { id: "b", muted: true } })])).toBe(0);
});

it("takes for read what is seen, and not what is only there", () => {
  const live = new LiveTable(new FakeTable());
  live.chat = [fakeLine(1)];
  render(Chat, { live });
  look(0.1);
  expect(settings.chatRead).toEqual({});
  look(1);
  expect(settings.chatRead).toEqual({ t: 1 });
  look(0);
  flushSync(() => (live.chat = [fakeLine(1), fakeLine(2)]));
  expect(settings.chatRead).toEqual({ t: 1 });
  look(1);
  expect(settings.chatRead).toEqual({ t: 2 });
});
