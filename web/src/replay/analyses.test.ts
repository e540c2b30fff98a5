import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Analyses } from "./analyses.svelte";

const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const move = Number(new URL(address, "http://here").searchParams.get("move"));
    if (move === 9) return Promise.resolve(Response.json({ title: "nothing-to-decide", status: 409 }, { status: 409 }));
    return Promise.resolve(Response.json({ move }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks only where somebody stays, and once", async () => {
  const analyses = new Analyses("t");
  for (const at of [1, 2, 3]) analyses.look(at);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual(["/api/tables/t/analysis?move=3"]);
  expect(analyses.found?.move).toBe(3);
  analyses.look(4);
  expect(analyses.found).toBeNull();
  analyses.look(3);
  expect(analyses.found?.move).toBe(3);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(1);
});

it("says why there is none, and forgets that elsewhere", async () => {
  const analyses = new Analyses("t");
  analyses.look(9);
  await vi.advanceTimersByTimeAsync(1000);
  expect(analyses.wrong).not.toBeNull();
  analyses.look(null);
  expect(analyses.wrong).toBeNull();
});
