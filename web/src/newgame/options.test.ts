import { beforeAll, expect, it } from "vitest";
import { fakeTable } from "../net/fake-table";
import { setLanguage } from "../words/words.svelte";
import { allOptionTexts, clockText, shortOptionTexts } from "./options";

const PLAIN = { ...fakeTable().options, players: 3, hints: false };

beforeAll(() => setLanguage("en"));

it("says the clock in words", () => {
  expect(clockText({ kind: "none" })).toBe("No clock");
  expect(clockText({ kind: "live", bank: 600, increment: 30 })).toBe("In one sitting: 10 minutes each, plus 30 seconds per turn");
  expect(clockText({ kind: "slow", bank: 86_400, increment: 43_200, cap: 172_800 })).toBe(
    "Over days: 1 day each, plus 12 hours per turn, at most 2 days",
  );
});

it("says all that is agreed to those who are about to play", () => {
  expect(allOptionTexts(PLAIN)).toEqual([
    "No clock",
    "Free feeding: play cards in any order until none fits",
    "Turns count once you confirm them",
    "No hints",
    "No resigning",
    "Private: by link",
    "Chat for everyone with the link",
  ]);
  const other = { ...PLAIN, feeding: "strict" as const, confirm: false, hints: true, resign: true, listed: true };
  expect(allOptionTexts({ ...other, players: 2, two_player_draft: 3 })).toEqual([
    "No clock",
    "Strict feeding: never starve a hut you could feed",
    "3 starting cards turned up",
    "Turns count at once, without confirming",
    "Hints allowed",
    "You may resign: a bot takes over",
    "Open to everyone",
    "Chat for everyone; players read spectators after the game",
  ]);
  expect(allOptionTexts({ ...other, chat: "players" }).at(-1)).toBe("Chat for players only");
});

it("says in a list only the clock and what is unlike most tables", () => {
  expect(shortOptionTexts(PLAIN)).toEqual(["No clock"]);
  expect(shortOptionTexts({ ...PLAIN, feeding: "strict", hints: true })).toEqual([
    "No clock",
    "Strict feeding: never starve a hut you could feed",
    "Hints allowed",
  ]);
});
