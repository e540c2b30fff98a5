import { describe, expect, test } from "vitest";
import type { Language } from "../words/words.svelte";
import { type Chapter, loadBook } from "./book";
import { indexBook, search } from "./search";

const section = (id: string, title: string, text: string) => ({ id, title, html: "", text });
const BOOK: Chapter[] = [
  {
    id: "5",
    title: "Expansion",
    sections: [
      section("5.1", "Hütten", "Du musst Hütten setzen; Brunnen sind niemandem im Weg."),
      section("5.4", "Brunnen", "Ein Brunnen zählt sofort, siehe §5.1."),
      section("5.10", "Versorgung", "Nahrungskarten für 13 Hütten."),
    ],
  },
];
const INDEX = indexBook(BOOK, "de");
const ids = (wanted: string): string[] => search(INDEX, wanted).map((found) => found.section.id);

test("titles come first, and every word must be there", () => {
  expect(ids("brunnen")).toEqual(["5.4", "5.1"]);
  expect(ids("brunnen setzen")).toEqual(["5.1"]);
  expect(ids("karten")).toEqual(["5.10"]);
  expect(ids("zikkurat")).toEqual([]);
  expect(ids("  ")).toEqual([]);
});

test("a number finds its paragraph, and is never taken for another", () => {
  expect(ids("§5.1")).toEqual(["5.1", "5.4"]);
  expect(ids("5.4")).toEqual(["5.4"]);
  expect(ids("13")).toEqual(["5.10"]);
  expect(ids("3")).toEqual([]);
});

test("what was looked for is marked, and the text stays whole", () => {
  const [found] = search(INDEX, "zalht");
  expect(found?.excerpt).toEqual([
    { text: "Ein Brunnen ", hit: false },
    { text: "zählt", hit: true },
    { text: " sofort, siehe §5.1.", hit: false },
  ]);
});

test("a word that is spelt right finds no others that look like it", () => {
  expect(ids("weg")).toEqual(["5.1"]);
  expect(ids("wge")).toEqual([]);
});

/** What somebody types, and what they mean. */
const TYPED: Record<Language, [string, string][]> = {
  en: [
    ["zigurat", "ziggurat"], // a letter missing
    ["ziggurrats", "ziggurats"], // one too many
    ["offerign", "offering"], // two swapped
    ["famene", "famine"], // a wrong one
    ["play aera", "play area"],
    ["dignitarys", "dignitaries"],
    ["dignitary", "dignitaries"],
    ["floods", "flood"],
    ["incm", "income"], // not typed to its end
  ],
  fr: [
    ["recolte", "récolte"],
    ["expension", "expansion"],
    ["dignitaire", "dignitaires"],
    ["puit", "puits"],
    ["offrende", "offrande"],
    ["emplacements de depart", "emplacement de départ"],
    ["charue", "charrue"],
    ["chamaux", "chameaux"],
    ["semaille", "semailles"],
  ],
  de: [
    ["wurdentrager", "Würdenträger"],
    ["wuerdentraeger", "Würdenträger"],
    ["brunen", "Brunnen"],
    ["opfergabe", "Opfergaben"],
    ["uberschwemung", "Überschwemmung"],
    ["zikurats", "Zikkurats"],
    ["versorgugn", "Versorgung"],
    ["startfeld", "Startfelder"],
    ["hungersnote", "Hungersnot"],
  ],
  pl: [
    ["glod", "głód"],
    ["studnia", "studnie"],
    ["zbiorow", "zbiory"],
    ["powudz", "powódź"],
    ["chata", "chaty"],
    ["wyzywienia", "wyżywienie"],
    ["prestirz", "prestiż"],
    ["wielblad", "wielbłądy"],
    ["plnasza", "plansza"],
  ],
};

describe.each(Object.entries(TYPED) as [Language, [string, string][]][])("the search in %s", (language, typed) => {
  test.each(typed)("takes %s for %s", async (wrong, right) => {
    const index = indexBook(await loadBook(language), language);
    const [found, meant] = [wrong, right].map((wanted) => search(index, wanted).map((one) => one.section.id));
    expect(meant).not.toEqual([]);
    expect(found?.slice(0, 3)).toContain(meant?.[0]);
  });

  test("finds nothing for what is no word", async () => {
    expect(search(indexBook(await loadBook(language), language), "xqzwvk")).toEqual([]);
  });
});
