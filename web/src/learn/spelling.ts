/** How words are compared: without accents, without their endings, and with a few letters wrong. */
import type { Language } from "../words/words.svelte";

/** Letters that are not a plain one with an accent. */
const PLAIN: Record<string, string> = { ł: "l", ß: "ss", œ: "oe", æ: "ae" };

/** Endings that make plurals, cases and common forms of a word, written without accents. */
const ENDINGS: Record<Language, string[]> = {
  en: ["s", "es", "y", "ies", "e", "ed", "ing"],
  fr: ["s", "x", "e", "es", "al", "aux"],
  de: ["e", "n", "s", "en", "em", "er", "es", "ern"],
  pl: [
    ...["a", "e", "i", "o", "u", "y", "ach", "ami", "em", "ow", "om", "owi"],
    ...["ia", "ie", "ii", "iach", "iami", "iem", "iom", "ego", "ej", "emu", "ich", "im", "imi", "ych", "ym", "ymi"],
  ],
};
const SHORTEST_STEM = 3;

/** Lower case without accents. */
export function foldWord(word: string): string {
  const bare = word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return bare.replace(/[łßœæ]/g, (letter) => PLAIN[letter] ?? letter);
}

/** What may be the word without an ending, and the word itself. Forms of one word have a stem in common. */
export function stems(word: string, language: Language): string[] {
  const cut = ENDINGS[language].filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  return [word, ...cut.filter((stem) => stem.length >= SHORTEST_STEM)];
}

/**
 * Letters to add, leave out, change or swap with their neighbour to make the word of what was typed, or its beginning:
 * who searches may not have typed all of it.
 */
export function edits(typed: string, word: string): number {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= word.length; at += 1) {
      const change = typed[row - 1] === word[at - 1] ? 0 : 1;
      let least = Math.min((last[at - 1] ?? 0) + change, (last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1);
      const swapped = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      if (swapped) least = Math.min(least, (before[at - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, last] = [last, next];
  }
  return Math.min(...last);
}
