/** Looking for words in the rules. Accents, endings and slips of the finger are forgiven. */
import type { Language } from "../words/words.svelte";
import type { Chapter, Section } from "./book";
import { edits, foldWord, stems } from "./spelling";

/** A stretch of text; `hit` where it is what was looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

export interface Found {
  section: Section;
  title: Piece[];
  /** Some words around the first hit. */
  excerpt: Piece[];
}

/** A word and where it stands. */
interface Token {
  word: string;
  from: number;
  to: number;
}

/** The words of a book, ready to be searched. */
export interface Index {
  parts: { section: Section; title: Token[]; text: Token[] }[];
  /** Every word of the book, with its stems. */
  words: Map<string, string[]>;
  language: Language;
}

/** What a word of the book is worth to the searcher; those that are nothing to them are not in it. */
type Hits = Map<string, number>;

const AROUND = 70;
const MOST = 20;
const SAME = 4;
const BEGINS = 3;
const OTHER_ENDING = 3;
const MISSPELT = 2;
const INSIDE = 1;
/** Hits of a word that count: a long § is not better because it is long. */
const COUNTED = 5;
/** A title is worth as much as this much text. */
const TITLE = 5;

export function indexBook(book: readonly Chapter[], language: Language): Index {
  const sections = book.flatMap((chapter) => chapter.sections);
  const parts = sections.map((section) => ({ section, title: tokens(section.title), text: tokens(section.text) }));
  const all = parts.flatMap(({ title, text }) => [...title, ...text]);
  return { parts, words: new Map(all.map(({ word }) => [word, stems(word, language)])), language };
}

/** Sections in which every word occurs, those with it in the title first. `5.2` and `§5.2` find that §. */
export function search(index: Index, wanted: string): Found[] {
  const sought = tokens(wanted).map(({ word }) => findHits(index, word));
  const number = wanted.trim().replace(/^§\s*/, "");
  if (sought.length === 0) return [];
  const ranked: { found: Found; rank: number }[] = [];
  for (const { section, title, text } of index.parts) {
    const isNumber = section.id === number || section.id.startsWith(`${number}.`);
    const worths = sought.map((hits) => worth(title, hits) * TITLE + worth(text, hits));
    if (!isNumber && worths.includes(0)) continue;
    const rank = worths.reduce((sum, one) => sum + one, isNumber ? 1000 : 0);
    const isHit = (token: Token): boolean => sought.some((hits) => hits.has(token.word));
    const found = {
      section,
      title: marked(section.title, title.filter(isHit), 0, section.title.length),
      excerpt: excerpt(section.text, text.filter(isHit)),
    };
    ranked.push({ found, rank });
  }
  return ranked
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MOST)
    .map(({ found }) => found);
}

/** The words of the book that a word means; only if there is none, those that are spelt most like it. */
function findHits(index: Index, sought: string): Hits {
  const hits: Hits = new Map();
  const forms = otherForms(index, otherForms(index, [sought]));
  for (const word of index.words.keys()) {
    const value = likeness(word, sought) || (forms.has(word) ? OTHER_ENDING : 0);
    if (value > 0) hits.set(word, value);
  }
  return hits.size > 0 ? hits : new Map([...otherForms(index, nearest(index, sought))].map((word) => [word, MISSPELT]));
}

function likeness(word: string, sought: string): number {
  if (word === sought) return SAME;
  if (isNumeral(sought)) return 0;
  if (word.startsWith(sought)) return BEGINS;
  return sought.length > 2 && word.includes(sought) ? INSIDE : 0;
}

/** The words of the book that have a stem in common with one of these. */
function otherForms(index: Index, words: Iterable<string>): Set<string> {
  const known = new Set([...words].flatMap((word) => stems(word, index.language)));
  return new Set([...index.words].filter(([, theirs]) => theirs.some((stem) => known.has(stem))).map(([word]) => word));
}

/** The words of the book that take the fewest edits, if that is few. */
function nearest(index: Index, sought: string): string[] {
  let fewest = allowed(sought);
  let found: string[] = [];
  for (const word of index.words.keys()) {
    const count = edits(sought, word);
    if (count > fewest) continue;
    if (count < fewest) found = [];
    fewest = count;
    found.push(word);
  }
  return found;
}

/** Edits that are forgiven: none in a very short word, which would become any other. */
function allowed(sought: string): number {
  if (isNumeral(sought) || sought.length < 4) return -1;
  return sought.length < 8 ? 1 : 2;
}

const isNumeral = (word: string): boolean => /\d/.test(word);

function worth(words: Token[], hits: Hits): number {
  return words
    .map(({ word }) => hits.get(word) ?? 0)
    .sort((a, b) => b - a)
    .slice(0, COUNTED)
    .reduce((sum, one) => sum + one, 0);
}

function excerpt(text: string, hits: Token[]): Piece[] {
  const middle = hits[0]?.from ?? 0;
  const from = middle <= AROUND ? 0 : text.lastIndexOf(" ", middle - AROUND) + 1;
  const to = middle + 2 * AROUND >= text.length ? text.length : text.lastIndexOf(" ", middle + 2 * AROUND);
  const pieces = marked(text, hits, from, to);
  if (from > 0) pieces.unshift({ text: "… ", hit: false });
  if (to < text.length) pieces.push({ text: " …", hit: false });
  return pieces;
}

/** A stretch of the text in pieces, with every hit as a piece of its own. */
function marked(text: string, hits: Token[], from: number, to: number): Piece[] {
  const pieces: Piece[] = [];
  let done = from;
  for (const hit of hits.filter((one) => one.from >= from && one.to <= to)) {
    if (hit.from > done) pieces.push({ text: text.slice(done, hit.from), hit: false });
    pieces.push({ text: text.slice(hit.from, hit.to), hit: true });
    done = hit.to;
  }
  if (done < to) pieces.push({ text: text.slice(done, to), hit: false });
  return pieces;
}

/** Words and numbers; `5.2` is one of them. */
function tokens(text: string): Token[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}]+(?:\.\p{N}+)*/gu), ({ 0: word, index }) => ({
    word: foldWord(word),
    from: index,
    to: index + word.length,
  }));
}
