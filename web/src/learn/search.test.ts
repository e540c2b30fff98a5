import { expect, test } from "vitest";
import type { Chapter } from "./book";
import { foldText, search } from "./search";

const section = (id: string, title: string, text: string) => ({ id, title, html: "", text });
const BOOK: Chapter[] = [
  {
    id: "5",
    title: "Expansion",
    sections: [
      section("5.1", "Hütten", "Du musst Hütten setzen; Brunnen sind niemandem im Weg."),
      section("5.4", "Brunnen", "Ein Brunnen zählt sofort."),
      section("5.10", "Studnie", "Głód i powódź."),
    ],
  },
];
const ids = (wanted: string): string[] => search(BOOK, wanted).map((found) => found.section.id);

test("titles come first, and every word must be there", () => {
  expect(ids("brunnen")).toEqual(["5.4", "5.1"]);
  expect(ids("brunnen setzen")).toEqual(["5.1"]);
  expect(ids("kamel")).toEqual([]);
  expect(ids("  ")).toEqual([]);
});

test("accents and case do not matter", () => {
  expect(ids("HUTTEN")).toEqual(["5.1"]);
  expect(ids("glod powodz")).toEqual(["5.10"]);
  expect(foldText("Łódź, ﬁn")).toHaveLength("Łódź, ﬁn".length);
});

test("a number finds its paragraph", () => {
  expect(ids("§5.1")[0]).toBe("5.1");
  expect(ids("5.4")).toEqual(["5.4"]);
});

test("what was looked for is marked, and the text stays whole", () => {
  const [found] = search(BOOK, "zahlt");
  expect(found?.excerpt).toEqual([
    { text: "Ein Brunnen ", hit: false },
    { text: "zählt", hit: true },
    { text: " sofort.", hit: false },
  ]);
});
