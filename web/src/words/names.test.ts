import { beforeAll, expect, it } from "vitest";
import { setLanguage } from "./words.svelte";
import { seatName } from "./names";

beforeAll(() => setLanguage("en"));

it("calls people and bots by their names, and a person without one by the colour of the seat", () => {
  expect(seatName({ kind: "person", name: "Ann", bot: "greedy" }, 0)).toBe("Ann");
  expect(seatName({ kind: "person", name: "", bot: "greedy" }, 1)).toBe("Blue");
  expect(seatName({ kind: "bot", name: "Iltani", bot: "greedy" }, 2)).toBe("Iltani");
  expect(seatName({ kind: "bot", name: "", bot: "greedy" }, 2)).toBe("greedy");
});

it.each([
  ["en", "Guest 1234"],
  ["fr", "Invité 1234"],
  ["de", "Gast 1234"],
  ["pl", "Gość 1234"],
] as const)("calls a guest without a name so in %s", async (language, name) => {
  await setLanguage(language);
  expect(seatName({ kind: "person", name: "Guest 1234", bot: null }, 0)).toBe(name);
  expect(seatName({ kind: "person", name: "Guest of honour", bot: null }, 0)).toBe("Guest of honour");
});
