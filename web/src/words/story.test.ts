import { describe, expect, it } from "vitest";
import story from "../gen/story.json";
import type { GameEvent } from "../gen/protocol";
import { describeEvent } from "./story";
import { LANGUAGES, setLanguage } from "./words.svelte";

describe.each(LANGUAGES)("the story in %s", (language) => {
  it("is told as the terminal tells it", async () => {
    await setLanguage(language);
    for (const sample of story) {
      expect(describeEvent(sample.event as unknown as GameEvent, sample.names)).toBe(sample[language]);
    }
  });
});
