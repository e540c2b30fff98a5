import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { LANGUAGES, setLanguage } from "../words/words.svelte";
import About from "./About.svelte";

test.each(LANGUAGES)("names those who made the board game, and the version, in %s", async (language) => {
  await setLanguage(language);
  const mistakes = vi.spyOn(console, "error");
  render(About);
  for (const name of ["Emanuele Ornella", "Arnaud Demaegd", "Cyril Demaegd", "Ystari Games, 2009"]) {
    expect(screen.getByText(name)).toBeTruthy();
  }
  expect(screen.getByText(/MIT/)).toBeTruthy();
  expect(screen.getByText(/\d+\.\d+\.\d+$/)).toBeTruthy();
  expect(mistakes).not.toHaveBeenCalled();
});
