/** Looking for words in the rules. */
import type { Chapter, Section } from "./book";

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

const AROUND = 70;
const MOST = 20;

/** Sections in which every word occurs, those with it in the title first. `5.2` and `§5.2` find that §. */
export function search(book: readonly Chapter[], wanted: string): Found[] {
  const words = foldText(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const number = wanted.trim().replace(/^§\s*/, "");
  const ranked: { found: Found; rank: number }[] = [];
  for (const section of book.flatMap((chapter) => chapter.sections)) {
    const title = foldText(section.title);
    const text = foldText(section.text);
    const isNumber = section.id === number || section.id.startsWith(`${number}.`);
    if (!isNumber && !words.every((word) => title.includes(word) || text.includes(word))) continue;
    const rank = words.reduce((sum, word) => sum + worth(title, word) * 5 + worth(text, word), isNumber ? 100 : 0);
    ranked.push({ found: { section, title: marked(section.title, words), excerpt: excerpt(section.text, words) }, rank });
  }
  return ranked
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MOST)
    .map(({ found }) => found);
}

/** How often a word occurs; its beginning is worth more than its middle. */
function worth(text: string, word: string): number {
  const often = Math.min(text.split(word).length - 1, 5);
  return often + (text.startsWith(word) || text.includes(` ${word}`) ? 2 : 0);
}

function excerpt(text: string, words: string[]): Piece[] {
  const low = foldText(text);
  const first = Math.min(...words.map((word) => low.indexOf(word)).filter((at) => at >= 0));
  const middle = Number.isFinite(first) ? first : 0;
  const from = middle <= AROUND ? 0 : text.lastIndexOf(" ", middle - AROUND) + 1;
  const to = middle + 2 * AROUND >= text.length ? text.length : text.lastIndexOf(" ", middle + 2 * AROUND);
  const pieces = marked(text.slice(from, to), words);
  if (from > 0) pieces.unshift({ text: "… ", hit: false });
  if (to < text.length) pieces.push({ text: " …", hit: false });
  return pieces;
}

/** The text in pieces, with every occurrence of a word as a piece of its own. */
function marked(text: string, words: string[]): Piece[] {
  const low = foldText(text);
  const pieces: Piece[] = [];
  let done = 0;
  while (done < text.length) {
    const next = words
      .map((word) => ({ at: low.indexOf(word, done), length: word.length }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.length - a.length)[0];
    const at = next?.at ?? text.length;
    if (at > done) pieces.push({ text: text.slice(done, at), hit: false });
    if (next) pieces.push({ text: text.slice(at, at + next.length), hit: true });
    done = at + (next?.length ?? 0);
  }
  return pieces;
}

/** Lower case without accents, letter for letter: a place in it is the same place in the text. */
export function foldText(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const letter = text.charAt(at).toLowerCase();
    return letter === "ł" ? "l" : (letter.normalize("NFD")[0] ?? letter);
  }).join("");
}
