import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { settings } from "../device/settings.svelte";
import { setLanguage } from "../words/words.svelte";
import Guide from "./Guide.svelte";

beforeEach(async () => {
  await setLanguage("en");
  settings.guide = true;
  settings.guided = [];
  const part = document.createElement("div");
  part.dataset["guide"] = "columns";
  part.getBoundingClientRect = () => new DOMRect(0, 0, 100, 50);
  document.body.append(part);
});
afterEach(cleanup);

const press = async (name: string): Promise<void> => {
  screen.getByRole("button", { name }).click();
  await Promise.resolve();
};

test("explains a phase step by step, once", async () => {
  render(Guide, { phase: "harvest" });
  expect(screen.getByText(/^Score the most points/)).toBeTruthy();
  await press("Next");
  expect(screen.getByText(/^This is the turn track/)).toBeTruthy();
  await press("Got it");
  expect(screen.getByText(/^Take a column/)).toBeTruthy();
  await press("Next");
  expect(screen.getByText(/^Every hut needs/)).toBeTruthy();
  await press("Got it");
  expect(screen.queryByRole("heading")).toBeNull();
});

test("goes on by itself once a choice was made, and waits while something else is shown", async () => {
  const { rerender } = render(Guide, { phase: "start", chosen: undefined });
  expect(screen.getByText(/^Score the most points/)).toBeTruthy();
  await rerender({ phase: "start", chosen: undefined, silent: true });
  expect(screen.queryByRole("heading")).toBeNull();
  await rerender({ phase: "start", chosen: undefined, silent: false });
  // The welcome is over with the first choice, both parts of it.
  await rerender({ phase: "harvest", chosen: 3 });
  expect(screen.getByText(/^Take a column/)).toBeTruthy();
  await rerender({ phase: "huts", chosen: 4 });
  expect(screen.getByText(/^Place huts next to your own/)).toBeTruthy();
  await rerender({ phase: "huts", chosen: 5 });
  expect(screen.getByText(/^A hut on a river/)).toBeTruthy();
  // What others do does not move it.
  await rerender({ phase: "huts", chosen: 5, turn: 2 });
  expect(screen.getByText(/^A hut on a river/)).toBeTruthy();
});

test("can be switched off, and on again for what is to be done now", async () => {
  settings.guided = ["welcome-prompt", "welcome-calendar", "huts-board"];
  const { rerender } = render(Guide, { phase: "harvest" });
  await press("Turn the guide off");
  await rerender({ phase: "huts" });
  expect(screen.queryByRole("heading")).toBeNull();
  settings.guide = true;
  await tick();
  expect(screen.getByText(/^Place huts next to your own/)).toBeTruthy();
});
