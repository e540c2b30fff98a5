/** The rules in a language: fetched when somebody wants to read them. */
import type { Language } from "../words/words.svelte";

export interface Section {
  /** Its number without the sign: `5.2`. The overview is `0`. */
  id: string;
  title: string;
  html: string;
  /** The same words without markup. */
  text: string;
}

export interface Chapter {
  id: string;
  title: string;
  sections: Section[];
}

const BOOKS: Record<Language, () => Promise<{ default: Chapter[] }>> = {
  en: () => import("virtual:rules/en"),
  fr: () => import("virtual:rules/fr"),
  de: () => import("virtual:rules/de"),
  pl: () => import("virtual:rules/pl"),
};

export async function loadBook(language: Language): Promise<Chapter[]> {
  return (await BOOKS[language]()).default;
}

/** Where a § stands: the chapter, and the section if it is not the chapter as a whole. */
export function findSection(book: readonly Chapter[], id: string): { chapter: Chapter; section: Section } | null {
  const chapter = book.find((one) => one.id === id.split(".")[0]);
  const section = chapter?.sections.find((one) => one.id === id) ?? (chapter?.id === id ? chapter.sections[0] : undefined);
  return chapter && section ? { chapter, section } : null;
}

/** `§5.2` is the sign before a number; the overview has none. */
export function paragraphSign(id: string): string {
  return id === "0" ? "" : `§${id}`;
}
