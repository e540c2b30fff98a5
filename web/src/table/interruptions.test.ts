import { expect, it } from "vitest";
import { ORDER, type Interruption, shownOf } from "./interruptions";

const shown = (...there: Interruption[]): ReturnType<typeof shownOf> => shownOf(new Set(there));

it("shows one thing at the head of the board, the most urgent", () => {
  expect(shown("proposed", "stand-in", "asked", "lost").head).toBe("lost");
  expect(shown("proposed", "stand-in", "asked").head).toBe("asked");
  expect(shown("proposed", "stand-in").head).toBe("stand-in");
  expect(shown("proposed").head).toBe("proposed");
  expect(shown("drawer").head).toBeNull();
});

it("shows nothing below an open menu, which would cover it", () => {
  expect(shown("menu", "asked").head).toBeNull();
  // A dialog lies over all of it, and leaves it where it is.
  expect(shown("dialog", "asked").head).toBe("asked");
});

it("lets the guide speak only while nothing else does", () => {
  expect(shown().guide).toBe(true);
  expect(shown("guide").guide).toBe(true);
  for (const other of ORDER.slice(0, -1)) expect(shown("guide", other).guide).toBe(false);
});
