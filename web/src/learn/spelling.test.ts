import { expect, test } from "vitest";
import type { Language } from "../words/words.svelte";
import { edits, foldWord, stems } from "./spelling";

test("accents and case are left out, in every language", () => {
  expect(["Łódź", "GRÖSSE", "größe", "Cœur", "Récolté"].map(foldWord)).toEqual(["lodz", "grosse", "grosse", "coeur", "recolte"]);
});

test.each<[Language, string, string]>([
  ["en", "dignitary", "dignitaries"],
  ["en", "hut", "huts"],
  ["en", "scoring", "score"],
  ["fr", "chameau", "chameaux"],
  ["fr", "hutte", "huttes"],
  ["de", "hutte", "hutten"],
  ["de", "feld", "feldern"],
  ["pl", "chata", "chatach"],
  ["pl", "wielblad", "wielbladow"],
  ["pl", "studnia", "studni"],
])("in %s %s and %s are one word", (language, one, other) => {
  expect(stems(one, language).some((stem) => stems(other, language).includes(stem))).toBe(true);
});

test.each<[Language, string, string]>([
  ["en", "salt", "sale"],
  ["fr", "sel", "selon"],
  ["de", "rang", "rand"],
  ["pl", "palma", "plama"],
])("in %s %s and %s are not", (language, one, other) => {
  expect(stems(one, language).some((stem) => stems(other, language).includes(stem))).toBe(false);
});

test("edits are counted to the word or its beginning", () => {
  expect(edits("palm", "palm")).toBe(0);
  expect(edits("zigu", "ziggurat")).toBe(1);
  expect(edits("kamle", "kamel")).toBe(1);
  expect(edits("huette", "hutte")).toBe(1);
  expect(edits("wuerdentraeger", "wurdentrager")).toBe(2);
  expect(edits("flood", "wells")).toBeGreaterThan(2);
});
