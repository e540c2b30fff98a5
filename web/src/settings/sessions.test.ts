import { beforeAll, expect, it } from "vitest";
import { setLanguage } from "../words/words.svelte";
import { sessionName } from "./sessions";

beforeAll(() => setLanguage("en"));

it.each([
  ["Firefox", "Linux", "Firefox on Linux"],
  ["Firefox", "", "Firefox"],
  ["", "Linux", "Linux"],
  ["", "", "Unknown browser"],
])("names a session by %j and %j", (browser, system, name) => {
  expect(sessionName({ browser, system })).toBe(name);
});
