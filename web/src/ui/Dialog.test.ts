import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { nextFrame } from "../device/next-frame";
import { setLanguage } from "../words/words.svelte";
import Confirm from "./Confirm.svelte";

const done: string[] = [];
const onclose = vi.fn();
const ask = (quick: boolean): ReturnType<typeof render> =>
  render(Confirm, { open: true, title: "Sure?", text: "It is lost.", yes: "Lose it", quick, onyes: () => {}, onclose });

beforeAll(() => setLanguage("en"));
beforeEach(() => {
  done.length = 0;
  onclose.mockClear();
  for (const name of ["show", "showModal"] as const) {
    vi.spyOn(HTMLDialogElement.prototype, name).mockImplementation(function (this: HTMLDialogElement) {
      done.push(name);
      this.open = true;
    });
  }
  // As in a browser, which tells of it later.
  vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function (this: HTMLDialogElement) {
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event("close")));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("is modal at once", () => {
  ask(false);
  expect(done).toEqual(["showModal"]);
});

it("that is quick is drawn first, and then modal", async () => {
  ask(true);
  expect(done).toEqual(["show"]);
  await nextFrame();
  await nextFrame();
  expect(done).toEqual(["show", "showModal"]);
  expect(onclose).not.toHaveBeenCalled();
});

it("that is quick stays closed if it was closed before the frame", async () => {
  ask(true);
  screen.getByText("Cancel").click();
  await nextFrame();
  expect(done).toEqual(["show"]);
  expect(onclose).toHaveBeenCalledOnce();
});
