import { beforeAll, expect, it } from "vitest";
import type { Chair, Position } from "../gen/protocol";
import { fakeTable } from "../lib/fake-table";
import { setLanguage } from "../lib/words.svelte";
import { promptText } from "./prompts";

const NAMES = ["Ann", "Ben"];
beforeAll(() => setLanguage("en"));

const position = { phase: "supply" } as Position;

it("says to who has no seat that they are watching", () => {
  const table = fakeTable({ mover: 1, position });
  expect(promptText(table, NAMES, [0], null)).toBe("Ben: feed the huts");
  expect(promptText(table, NAMES, [], null)).toBe("You are watching. Ben: feed the huts");
});

it("says that a bot plays for somebody", () => {
  const chairs = [{}, { away: true }] as Chair[];
  expect(promptText(fakeTable({ mover: 1, position, chairs }), NAMES, [0], null)).toBe("Bot for Ben: feed the huts");
});
