import { beforeAll, expect, it } from "vitest";
import { answers } from "./again";
import { setLanguage } from "./words.svelte";

beforeAll(() => setLanguage("en"));

const NAMES = ["Ann", "Ben", "Cleo", "Dan"];

it("tells who plays again and who does not, each in a sentence", () => {
  expect(answers([true, false, null, true], NAMES, [2])).toEqual(["Ann and Dan play again.", "Ben does not play on."]);
});

it("tells me only my own refusal, which I can take back", () => {
  expect(answers([null, null, true, null], NAMES, [2])).toEqual([]);
  expect(answers([null, null, false, null], NAMES, [2])).toEqual(["You said that you do not play on."]);
});
