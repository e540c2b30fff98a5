import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { FULL, HEXES, PLAY, SITES } from "../gen/board";
import type { Player, Position } from "../gen/protocol";
import { injectArt } from "./art";
import Board from "./Board.svelte";
import { HEX, layoutOf, sizesAt, viewOf } from "./geometry";
import { findNeighbour } from "./keys";
import { holdings, marksOf, piecesOf } from "./pieces";
import type { BoardProps, Target, Yield } from "./types";

const LEDGER = { huts: 0, ziggurats: 0, wells: 0, influence: 0, higher: 0, offerings: 0, plow: 0, camels: 0 };

function player(has: Partial<Player> = {}): Player {
  const none = { score: 0, ledger: LEDGER, camels: 0, offering: 0, plow: true, hand: [], stock: 10 };
  return { ...none, huts: [], fed: [], ziggurats: {}, ...has };
}

function position(players: Player[], has: Partial<Position> = {}): Position {
  return {
    board: "classic",
    reign: 1,
    turn: 1,
    phase: "huts",
    seat: 0,
    order: players.map((_, seat) => seat),
    expansion: [4],
    columns: [],
    takers: [],
    draft: [],
    discard: [],
    undealt_food: [],
    undealt_expansion: [],
    wells: [],
    wells_left: 16,
    court: { higher: [], middle: [], lower: [] },
    to_place: 1,
    supplying: null,
    picks: 0,
    players,
    ...has,
  };
}

const gives = (what: Partial<Yield>): Yield => ({ cost: 0, points: 0, camels: 0, flood: false, ...what });
const target = (has: Partial<Target> = {}): Target => ({ move: "done", yields: gives({ points: 2 }), spoken: "", tone: "go", ...has });

function show(has: Partial<BoardProps> = {}) {
  const onchoose = vi.fn();
  const onrefused = vi.fn();
  const { container, rerender } = render(Board, {
    players: 4,
    position: position([player({ huts: ["c3"], ziggurats: { b1: 2 } }), player(), player(), player()]),
    targets: { c4: target(), d3: target({ tone: "warn" }) },
    spoken: (at: string) => `the hex ${at}`,
    onchoose,
    onrefused,
    calm: true,
    ...has,
  });
  const spot = (at: string): SVGGElement => {
    const found = container.querySelector<SVGGElement>(`[role="button"][data-at="${at}"]`);
    if (!found) throw new Error(`no spot ${at}`);
    return found;
  };
  const press = (at: string, key: string) => spot(at).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  return { container, rerender, spot, press, onchoose, onrefused };
}

describe("what is seen", () => {
  it.each([2, 3, 4] as const)("all hexes of %i players fit a window of any shape", (players) => {
    for (const [wide, tall] of [
      [860, 640],
      [380, 420],
      [390, 700],
      [1600, 500],
    ] as const) {
      const view = viewOf(players, wide, tall);
      const play = PLAY[players];
      expect(view.width / view.height).toBeCloseTo(wide / tall, 3);
      expect(view.x).toBeLessThanOrEqual(play.x + 0.01);
      expect(view.y).toBeLessThanOrEqual(play.y + 0.01);
      expect(view.x + view.width).toBeGreaterThanOrEqual(play.x + play.width - 0.01);
      expect(view.y + view.height).toBeGreaterThanOrEqual(play.y + play.height - 0.01);
    }
  });

  it("fewer players see their hexes larger on a narrow screen", () => {
    expect(viewOf(2, 380, 420).scale).toBeGreaterThan(1.3 * viewOf(4, 380, 420).scale);
  });

  it("start spaces are drawn while they are chosen, and not afterwards", () => {
    for (const [phase, count] of [["draft", 4], ["start", 4], ["huts", 0], ["actions", 0]] as const) {
      const { container } = show({ position: position([player(), player(), player(), player()], { phase }) });
      expect(container.querySelectorAll(".start")).toHaveLength(count);
    }
  });

  it("a window without a size shows the whole board", () => {
    expect(viewOf(2, 0, 0)).toMatchObject({ width: FULL.width, height: FULL.height });
  });

  it.each([0.456, 0.6, 0.75, 1, 1.6])("a pill and what lies over it share a hex at scale %f", (scale) => {
    const sizes = sizesAt(scale);
    expect(sizes.label * scale).toBeGreaterThanOrEqual(11.5);
    const there = layoutOf(sizes, "empty", 0, true);
    const top = there.pill.y - sizes.pill / 2;
    expect(there.food.y + 18 * there.food.size).toBeLessThanOrEqual(top);
    expect(there.food.y - 18 * there.food.size).toBeGreaterThanOrEqual(-45.1);
    expect(layoutOf(sizes, "hut", 0, true).hut.y).toBeLessThanOrEqual(top + 4);
  });
});

describe("keys", () => {
  it("walk along rows and columns, and stay in play", () => {
    expect(findNeighbour("a3", "ArrowRight", 4)).toBe("b3");
    expect(findNeighbour("b3", "ArrowRight", 4)).toBe("c3");
    expect(findNeighbour("c3", "ArrowLeft", 4)).toBe("b3");
    expect(findNeighbour("b3", "ArrowUp", 4)).toBe("b2");
    expect(findNeighbour("a1", "ArrowUp", 4)).toBeUndefined();
    expect(findNeighbour("f3", "ArrowRight", 2)).toBeUndefined();
    expect(findNeighbour("f3", "ArrowRight", 3)).toBe("g3");
    expect(findNeighbour("c7", "ArrowRight", 4)).toBe("d6");
    expect(findNeighbour("a1", "x", 4)).toBeUndefined();
  });

  it("reach every hex in play from every other", () => {
    for (const players of [2, 3, 4] as const) {
      const reached = new Set(["a1"]);
      for (const at of reached) {
        for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
          const to = findNeighbour(at, key, players);
          if (to) reached.add(to);
        }
      }
      expect(reached.size).toBe(HEXES.filter((hex) => hex.inPlay.includes(players)).length);
    }
  });

  it("lead from a well site to a hex beside it", () => {
    const [site] = SITES;
    expect(site && findNeighbour(site.name, "ArrowLeft", 4)).toBe("a1");
  });
});

describe("pieces", () => {
  const table = position([player({ huts: ["c3"], fed: ["c3"], ziggurats: { b1: 2 } }), player({ huts: ["e4"] })]);

  it("come from the position", () => {
    const keys = piecesOf({ ...table, wells: ["a1-a2-b1"] }, holdings(table)).map((piece) => piece.key);
    expect(keys).toEqual(["tier 0 b1 1", "tier 0 b1 2", "hut 0 c3", "hut 1 e4", "well a1-a2-b1"]);
  });

  it("that were just put down keep their key when the server has answered", () => {
    const ghost = { at: "c4", kind: "hut", seat: 0 } as const;
    const before = piecesOf(table, holdings(table, ghost), ghost);
    expect(before.find((piece) => piece.at === "c4")).toMatchObject({ key: "hut 0 c4", ghost: true });
    const after = position([player({ huts: ["c3", "c4"] }), player()]);
    expect(piecesOf(after, holdings(after, ghost), ghost).find((piece) => piece.at === "c4")).toMatchObject({
      key: "hut 0 c4",
      ghost: false,
    });
  });

  it("a new base stands where the hut was, and only the new step is unsure", () => {
    const base = { at: "c3", kind: "ziggurat", seat: 0, level: 1 } as const;
    expect(holdings(table, base).get("c3")).toMatchObject({ level: 1, ghost: true });
    const roof = { at: "b1", kind: "ziggurat", seat: 0, level: 3 } as const;
    const steps = piecesOf(table, holdings(table, roof), roof).filter((piece) => piece.at === "b1");
    expect(steps.map((piece) => piece.ghost)).toEqual([false, false, true]);
  });

  it("have one mark each, the settled one first", () => {
    const marks = marksOf(table, { hungry: ["c3", "e4", "d3"], lives: ["e4", "d3"], starves: ["d3"] });
    expect(Object.fromEntries(marks)).toEqual({ c3: "fed", e4: "lives", d3: "starves" });
  });
});

describe("the board", () => {
  it("is drawn with the package's art", () => {
    injectArt();
    injectArt();
    expect(document.querySelectorAll("#art")).toHaveLength(1);
    const { container } = show({ ghost: { at: "c4", kind: "hut", seat: 0 }, hungry: ["c3"], lit: ["a1", "a1-a2-b1"] });
    const used = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "");
    expect(used.length).toBeGreaterThan(HEXES.length);
    for (const href of new Set(used)) expect(document.querySelector(href), href).not.toBeNull();
  });

  it("says what every hex in play is, and which can be chosen", () => {
    const { container, spot } = show({ players: 2 });
    const spoken = container.querySelectorAll('[role="button"]:not([aria-hidden])');
    expect(spoken).toHaveLength(HEXES.filter((hex) => hex.inPlay.includes(2)).length);
    expect(spot("c4").getAttribute("aria-label")).toBe("the hex c4");
    expect(spot("c4").getAttribute("aria-disabled")).toBe("false");
    expect(spot("a1").getAttribute("aria-disabled")).toBe("true");
    expect(spot("j1").getAttribute("aria-hidden")).toBe("true");
  });

  it("tells a choice from a refusal, by pointer and by key", () => {
    const { spot, press, onchoose, onrefused } = show();
    spot("c4").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    press("d3", "Enter");
    press("d3", " ");
    expect(onchoose.mock.calls).toEqual([["c4"], ["d3"], ["d3"]]);
    spot("a1").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    press("a2", "Enter");
    expect(onrefused.mock.calls).toEqual([["a1"], ["a2"]]);
  });

  it("has what is lit as its tab stops, and arrows walk from there", async () => {
    const { container, spot, press } = show();
    const stops = () => [...container.querySelectorAll('[tabindex="0"]')].map((stop) => stop.getAttribute("data-at"));
    expect(stops()).toEqual(["c4", "d3"]);
    spot("c4").focus();
    press("c4", "ArrowLeft");
    await tick();
    expect(document.activeElement?.getAttribute("data-at")).toBe("b4");
    expect(stops()).toEqual(["b4", "c4", "d3"]);
  });

  it("can be entered when nothing is lit", () => {
    const { container } = show({ targets: {} });
    expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it("leads from a hex round its corners and back where everything can be chosen", async () => {
    const { container, spot, press } = show({ targets: {}, open: true });
    const here = () => document.activeElement?.getAttribute("data-at") ?? "";
    spot("b2").focus();
    const seen: string[] = [];
    do {
      press(here(), "n");
      seen.push(here());
    } while (here() !== "b2" && seen.length < 9);
    expect(seen).toEqual(["b1-b2-c2", "b2-c2-c3", "b2-b3-c3", "a3-b2-b3", "a2-a3-b2", "a2-b1-b2", "b2"]);
    press("b2", "p");
    expect(here()).toBe("a2-b1-b2");
    await tick();
    expect([...container.querySelectorAll('[tabindex="0"]')]).toEqual([spot("a2-b1-b2")]);
  });

  it("lights well sites, and the keyboard goes on once one is gone", async () => {
    const site = "c1-c2-d1";
    const props = { targets: { [site]: target() } };
    const { spot, press, rerender, onchoose } = show(props);
    spot(site).focus();
    press(site, "Enter");
    expect(onchoose).toHaveBeenCalledWith(site);
    await rerender({ targets: {} });
    await tick();
    expect(document.activeElement?.getAttribute("data-at")).toBe("c1");
  });

  it("carries the move of what can be chosen, and of nothing else", () => {
    const { spot } = show({ targets: { c4: target({ move: "hut c4" }) } });
    expect(spot("c4").getAttribute("data-move")).toBe("hut c4");
    expect(spot("a1").hasAttribute("data-move")).toBe(false);
  });

  it("writes what a target costs and gives on a pill", () => {
    const { container } = show({ targets: { c4: target({ yields: gives({ camels: 3 }) }), d3: target({ tone: "pick", food: true }) } });
    expect(container.querySelector('[data-pill="c4"] text')?.textContent).toBe("+3");
    expect(container.querySelector('[data-pill="c4"] use')?.getAttribute("href")).toBe("#camel");
    const extend = show({ targets: { c4: target({ yields: gives({ cost: 3, points: 1 }) }) } }).container;
    const texts = [...extend.querySelectorAll('[data-pill="c4"] text')].map((text) => text.textContent);
    expect(texts).toEqual(["−3", "+1"]);
    expect(container.querySelector('[data-pill="d3"] use')?.getAttribute("href")).toBe(`#food-${HEX.get("d3")?.food}`);
  });

  it("shows points that rise, and a flood without motion at once", async () => {
    const { container, rerender } = show({ rising: [{ id: 1, at: "c4", text: "+2", icon: "point", seat: 0 }] });
    expect(container.querySelector(".rising text")?.textContent).toBe("+2");
    await rerender({ flood: 1 });
    expect(container.querySelector(".wave")).toBeNull();
  });
});
