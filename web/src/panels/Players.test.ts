import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { Chair, Player, Position } from "../gen/protocol";
import { setLanguage } from "../words/words.svelte";
import Players from "./Players.svelte";

const PLAYER = { score: 7, hand: [], plow: false, camels: 2, offering: 0, stock: 5, huts: [], fed: [], ziggurats: {}, ledger: {} };
const position = {
  seat: 0,
  order: [0, 1, 2, 3],
  columns: [],
  players: Array.from({ length: 4 }, () => PLAYER as unknown as Player),
} as unknown as Position;
const chairs = [{}, { away: true }, { away: true, timed_out: true }, { away: true, resigned: true }] as unknown as Chair[];

beforeAll(() => setLanguage("en"));
afterEach(cleanup);

it.each(["lines", "tiles", "short"] as const)("say in %s who is away, out of time or gone", (look) => {
  render(Players, { position, names: ["Ann", "Ben", "Cleo", "Dan"], look, chairs, mine: [0] });
  const signs = screen.getAllByRole("img").map((sign) => sign.getAttribute("aria-label"));
  expect(signs).toEqual(["away: a bot plays", "out of time: a bot plays", "resigned: a bot plays"]);
  // It is part of what the seat's button is called.
  expect(screen.getByRole("button", { name: /Cleo.*out of time: a bot plays/ })).toBeTruthy();
});
