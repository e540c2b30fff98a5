import { beforeEach, describe, expect, it } from "vitest";
import type { Position } from "../gen/protocol";
import { Sketch, isPlayable } from "./sketch.svelte";

interface Standing {
  huts?: string[];
  ziggurats?: Record<string, number>;
}

function position(players: Standing[] = [{}, {}], wells: string[] = []): Position {
  return { wells, players: players.map((player) => ({ huts: [], ziggurats: {}, ...player })) } as unknown as Position;
}

const kinds = ({ marks }: Sketch): Record<string, string> =>
  Object.fromEntries(Object.entries(marks).map(([at, { kind }]) => [at, kind]));

let sketch: Sketch;
beforeEach(() => {
  localStorage.clear();
  sketch = new Sketch("t");
});

describe("drawing", () => {
  it("goes round on a hex: a hut, a ziggurat, nothing", () => {
    const seen = [1, 2, 3].map(() => {
      sketch.press("c4", position());
      return kinds(sketch);
    });
    expect(seen).toEqual([{ c4: "hut" }, { c4: "ziggurat" }, {}]);
  });

  it("goes round on a corner: a well, nothing", () => {
    sketch.press("a1-a2-b1", position());
    expect(kinds(sketch)).toEqual({ "a1-a2-b1": "well" });
    sketch.press("a1-a2-b1", position());
    expect(kinds(sketch)).toEqual({});
  });

  it("is kept in this browser, for this table alone", () => {
    sketch.press("c4", position());
    expect(kinds(new Sketch("t"))).toEqual({ c4: "hut" });
    expect(kinds(new Sketch("other"))).toEqual({});
    sketch.clear();
    expect(sketch.places).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it("begins empty where what is kept cannot be read", () => {
    localStorage.setItem("assyria-sketch-t", "{");
    expect(kinds(new Sketch("t"))).toEqual({});
  });
});

describe("when my turn comes", () => {
  it("marks go whose place was taken meanwhile, by anyone", () => {
    for (const at of ["c4", "d5", "e5", "a1-a2-b1"]) sketch.press(at, position());
    const now = position([{ huts: ["c4"] }, { ziggurats: { d5: 1 } }], ["a1-a2-b1"]);
    expect(sketch.dropTaken(now)).toEqual(["a1-a2-b1", "c4", "d5"]);
    expect(kinds(sketch)).toEqual({ e5: "hut" });
    expect(kinds(new Sketch("t"))).toEqual({ e5: "hut" });
  });

  it("marks stay on what stood there already, or has gone", () => {
    const before = position([{ huts: ["c4"], ziggurats: { d5: 1 } }, { huts: ["e5"] }]);
    for (const at of ["c4", "d5", "e5"]) sketch.press(at, before);
    expect(sketch.dropTaken(position([{ huts: ["c4"], ziggurats: { d5: 1 } }, {}]))).toEqual([]);
    expect(sketch.places).toEqual(["c4", "d5", "e5"]);
    expect(sketch.dropTaken(position([{ ziggurats: { d5: 2 } }, { huts: ["c4"] }]))).toEqual(["c4", "d5"]);
  });

  it.each([
    ["hut", ["hut c4"], true],
    ["hut", ["hut c5", "build c4", "done"], false],
    ["ziggurat", ["build c4"], true],
    ["ziggurat", ["extend c4"], true],
    ["ziggurat", ["start c4"], true],
    ["ziggurat", ["hut c4"], false],
    ["well", ["well c4"], true],
  ] as const)("a %s can be played where the moves are %j: %s", (kind, legal, playable) => {
    expect(isPlayable("c4", { kind, stood: "" }, legal)).toBe(playable);
  });
});
