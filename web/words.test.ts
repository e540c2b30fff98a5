import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { firstFiles, messages, saidIn } from "./words.ts";
import { LANGUAGES } from "./src/words/words.svelte.ts";

const LOCALES = "../src/assyria/render/locales";
const files = firstFiles("src/main.ts");
const isFirst = saidIn(files);

it("follows imports up to those that wait for the later words", () => {
  const near = ["src/App.svelte", "src/table/PlayingTable.svelte", "src/table/Log.svelte", "src/net/server-table.ts"];
  expect(near.filter((file) => !files.has(file))).toEqual([]);
  const far = ["src/end/End.svelte", "src/settings/SettingsSheets.svelte", "src/study/Lesson.svelte", "src/learn/ParaCard.svelte"];
  expect(far.filter((file) => files.has(file))).toEqual([]);
});

it.each([
  ["page-home-play", true],
  ["page-table-undo", true],
  // Names completed at run time.
  ["page-table-do-well", true],
  ["reason-well-there", true],
  ["page-settings-looks", false],
  ["page-lessons", false],
])("%s is said first: %s", (name, first) => expect(isFirst(name)).toBe(first));

it.each(LANGUAGES)("cuts the catalogues in %s into whole messages", (language) => {
  const found = messages(LOCALES, language);
  const whole = new FluentResource(found.map(({ text }) => text).join("\n"));
  expect(whole.body.map(({ id }) => id)).toEqual(found.map(({ name }) => name));
  const written = readdirSync(`${LOCALES}/${language}`).flatMap((file) =>
    new FluentResource(readFileSync(`${LOCALES}/${language}/${file}`, "utf8")).body.map(({ id, value }) => [id, value] as const),
  );
  const values = new Map(written);
  expect(whole.body.map(({ value }) => value)).toEqual(found.map(({ name }) => values.get(name)));
});
