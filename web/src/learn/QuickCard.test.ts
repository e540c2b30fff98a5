import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { setLanguage } from "../words/words.svelte";
import QuickCard from "./QuickCard.svelte";

beforeAll(() => setLanguage("en"));

test("says where a well may be dug, and what decides a tie at court", () => {
  render(QuickCard);
  expect(screen.getByText(/three of your huts meet: none on fertile land/)).toBeTruthy();
  expect(screen.getByText(/Ties go to more huts at court, then to the highest hut/)).toBeTruthy();
});

test.each([
  [undefined, true, true, true],
  [2, false, false, true],
  [3, true, false, false],
  [4, true, true, false],
])("for %s players it has what concerns them at court", (players, next, bonus, second) => {
  render(QuickCard, { players });
  expect(screen.queryByText(/the highest card is removed/) !== null).toBe(next);
  expect(screen.queryByText(/a bonus card of 4/) !== null).toBe(bonus);
  expect(screen.queryByText(/With two players/) !== null).toBe(second);
});
