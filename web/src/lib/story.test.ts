import { describe, expect, it } from "vitest";
import story from "../gen/story.json";
import type { GameEvent } from "../gen/protocol";
import { tell } from "./story";
import { LANGUAGES, speak } from "./words.svelte";

describe.each(LANGUAGES)("the story in %s", (language) => {
  it("is told as the terminal tells it", async () => {
    await speak(language);
    for (const sample of story) {
      expect(tell(sample.event as unknown as GameEvent, sample.names)).toBe(sample[language]);
    }
  });
});
