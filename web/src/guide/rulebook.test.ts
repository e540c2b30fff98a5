import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../words/words.svelte";
import { HINTS } from "./hints";
import { findSection, loadBook } from "../learn/book";
import { RULE_OF } from "../learn/phases";

const ids = async (language: (typeof LANGUAGES)[number]): Promise<string[]> =>
  (await loadBook(language)).flatMap((chapter) => chapter.sections.map((section) => section.id)).filter((id) => id.includes("."));

describe.each(LANGUAGES)("the rules in %s", (language) => {
  test("have the same paragraphs as in English", async () => {
    expect(await ids(language)).toEqual(await ids("en"));
    expect((await loadBook(language)).map((chapter) => chapter.id)).toEqual([..."012345678"]);
  });

  test("refer only to paragraphs that exist", async () => {
    const book = await loadBook(language);
    const named = book.flatMap(({ sections }) => sections.flatMap(({ html }) => [...html.matchAll(/\/learn\/([\d.]+)"/g)]));
    expect(named.length).toBeGreaterThan(40);
    for (const [, id] of named) expect(findSection(book, id ?? ""), id).not.toBeNull();
  });

  test("show their pictures, and nothing that a strict policy forbids", async () => {
    const html = (await loadBook(language)).flatMap(({ sections }) => sections.map((section) => section.html)).join("");
    expect(html.match(/<img src="[^"]+\.svg" alt="[^"]{30,}" width="\d+" height="\d+">/g)).toHaveLength(25);
    expect(html).not.toMatch(/style=|<script|onclick|@@/);
  });

  test("have a picture in every chapter, and one after every example", async () => {
    for (const chapter of await loadBook(language)) {
      expect(chapter.sections.map((section) => section.html).join(""), chapter.title).toContain("<img");
    }
    const html = (await loadBook(language)).flatMap(({ sections }) => sections.map((section) => section.html)).join("");
    expect(html.match(/<p class="example">/g)).toHaveLength(20);
    expect(html.match(/<p class="example">[^<]*(?:<a[^<]*<\/a>[^<]*)*<\/p>\s*<figure>/g)).toHaveLength(20);
  });

  test("have every paragraph that a prompt or a hint names", async () => {
    const book = await loadBook(language);
    for (const rule of [...Object.values(RULE_OF), ...HINTS.map((hint) => hint.rule)]) {
      expect(findSection(book, rule.slice(1)), rule).not.toBeNull();
    }
  });
});
