import { expect, it } from "vitest";
import { fakeLine } from "../net/fake-table";
import { shownLines } from "./hidden-lines";

const ben = { id: "b", muted: true };
const zoe = { id: "z", muted: false };

it("counts hidden lines of one person in a row together", () => {
  const lines = [
    fakeLine(1),
    fakeLine(2, { hidden: ben }),
    fakeLine(3, { hidden: ben }),
    fakeLine(4, { hidden: zoe }),
    fakeLine(5),
    fakeLine(6, { hidden: ben }),
  ];
  expect(shownLines(lines).map(({ line, hidden }) => [line.n, hidden && [hidden.id, hidden.muted, hidden.count]])).toEqual([
    [1, null],
    [2, ["b", true, 2]],
    [4, ["z", false, 1]],
    [5, null],
    [6, ["b", true, 1]],
  ]);
});
