import { beforeAll, expect, it } from "vitest";
import type { Chair, Position, Prospect, ScoreBreakdown } from "../gen/protocol";
import { fakeTable } from "../net/fake-table";
import { setLanguage } from "../words/words.svelte";
import { confirmText, promptText } from "./prompts";

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

it.each([
  ["en", 1, "Confirm: well, +6, 1 camel"],
  ["en", 3, "Confirm: well, +6, 3 camels"],
  ["de", 1, "Bestätigen: Brunnen, +6, 1 Kamel"],
  ["de", 2, "Bestätigen: Brunnen, +6, 2 Kamele"],
  ["fr", 1, "Confirmer\u00a0: puits, +6, 1 chameau"],
  ["fr", 2, "Confirmer\u00a0: puits, +6, 2 chameaux"],
  ["pl", 1, "Potwierdź: studnia, +6, 1 wielbłąd"],
  ["pl", 2, "Potwierdź: studnia, +6, 2 wielbłądy"],
  ["pl", 5, "Potwierdź: studnia, +6, 5 wielbłądów"],
] as const)("names what is confirmed in %s, with %i camels", async (language, camels, text) => {
  await setLanguage(language);
  const gain = { points: { wells: 6 } as ScoreBreakdown, camels, lost: 0 } as Prospect;
  expect(confirmText(fakeTable({ held: "well c2d1d2" }), gain)).toBe(text);
});
