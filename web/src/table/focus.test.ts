import { beforeEach, describe, expect, it, vi } from "vitest";
import { focusBoard, focusDecision, focusNext } from "./focus";

const TABLE = `
  <button id="end" data-primary data-move="done">End</button>
  <svg>
    <g id="a" tabindex="0" data-at="a1"></g>
    <g id="b" tabindex="0" data-at="b1" data-move="hut b1"></g>
    <g id="c" tabindex="0" data-at="c1" data-move="hut c1"></g>
  </svg>
  <button id="gone" data-move="offer" disabled>Offer</button>
  <button id="court" data-marked>Court</button>
`;
const at = (): string => document.activeElement?.id ?? "";
const go = (id: string): void => document.querySelector<HTMLElement>(`#${id}`)?.focus();

let table: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<main>${TABLE}</main><input id="chat">`;
  table = document.querySelector("main") as HTMLElement;
  const places: Record<string, number> = { end: 0, a: 10, b: 90, c: 20, court: 200 };
  for (const [id, x] of Object.entries(places)) {
    const one = document.querySelector(`#${id}`) as HTMLElement;
    vi.spyOn(one, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
    vi.spyOn(one, "getBoundingClientRect").mockReturnValue({ x, y: 0 } as DOMRect);
  }
});

describe("next and previous", () => {
  it("go through all that can be chosen, round and round", () => {
    const seen = [1, 1, 1, 1, 1].map(() => (focusNext(table, 1), at()));
    expect(seen).toEqual(["end", "b", "c", "court", "end"]);
    focusNext(table, -1);
    expect(at()).toBe("court");
  });

  it("go to the board where nothing can be chosen", () => {
    table.querySelectorAll("[data-move], [data-marked]").forEach((one) => one.remove());
    focusNext(table, 1);
    expect(at()).toBe("a");
  });

  it("begin from the end when going back from elsewhere", () => {
    go("chat");
    focusNext(table, -1);
    expect(at()).toBe("court");
  });
});

describe("an arrow", () => {
  it("leads to the board's first choice", () => {
    go("end");
    focusBoard(table);
    expect(at()).toBe("b");
  });

  it("leads to the board if nothing is to be chosen there", () => {
    for (const spot of table.querySelectorAll("[data-at]")) spot.removeAttribute("data-move");
    focusBoard(table);
    expect(at()).toBe("a");
  });
});

describe("after a decision", () => {
  it("the nearest choice is next, and never the button that ends the turn", () => {
    go("a");
    focusDecision(table);
    expect(at()).toBe("c");
    go("end");
    focusDecision(table);
    expect(at()).toBe("end");
    (document.activeElement as HTMLElement).blur();
    focusDecision(table);
    expect(at()).toBe("b");
  });

  it("a button that is meant next comes first", () => {
    document.querySelector<HTMLElement>("#end")?.setAttribute("data-focus", "first");
    go("b");
    focusDecision(table);
    expect(at()).toBe("end");
  });

  it("who writes elsewhere is left alone", () => {
    go("chat");
    focusDecision(table);
    expect(at()).toBe("chat");
  });
});
