/** Every text for people, in four languages, from the same Fluent catalogues as the terminal. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "de", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  fr: () => import("virtual:words/fr"),
  de: () => import("virtual:words/de"),
  pl: () => import("virtual:words/pl"),
};

/** What only lessons, puzzles and reviews say. */
const STUDY_CATALOGUES: typeof CATALOGUES = {
  en: () => import("virtual:words/en/study"),
  fr: () => import("virtual:words/fr/study"),
  de: () => import("virtual:words/de/study"),
  pl: () => import("virtual:words/pl/study"),
};
/** Once a screen that needs them was opened. */
let studying: Promise<void> | null = null;

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let language = $state<Language>("en");

/** The language that is spoken now. */
export function currentLanguage(): Language {
  return language;
}

/** Speak another language: all texts on the page change at once. */
export async function setLanguage(next: Language): Promise<void> {
  const parts = [CATALOGUES, ...(studying ? [STUDY_CATALOGUES] : [])];
  const texts = await Promise.all(parts.map((catalogues) => catalogues[next]()));
  const fresh = new FluentBundle(next, { useIsolating: false });
  for (const { default: text } of texts) fresh.addResource(new FluentResource(text));
  bundle = fresh;
  language = next;
  document.documentElement.lang = next;
}

/** Load what only lessons, puzzles and reviews say; their screens wait for it. */
export function loadStudyWords(): Promise<void> {
  studying ??= Promise.resolve()
    .then(() => setLanguage(language))
    .catch((error: unknown) => {
      // Without a network; who tries again fetches them again.
      studying = null;
      throw error;
    });
  return studying;
}

/** A text in the language of now. A missing message or value is a mistake of ours and says so. */
export function words(id: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) {
    console.error(`no message ${id} in ${language}`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, values, errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return text;
}

export function hasWords(id: string): boolean {
  return bundle.hasMessage(id);
}

/** The first of the reader's languages that we speak. */
export function preferredLanguage(wished: readonly string[]): Language {
  for (const name of wished) {
    const code = name.slice(0, 2).toLowerCase();
    if ((LANGUAGES as readonly string[]).includes(code)) return code as Language;
  }
  return "en";
}

/** A moment, as this language writes it. */
export function formatTime(seconds: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}

/** A share of a whole, from 0 to 1. */
export function formatPercent(share: number): string {
  return new Intl.NumberFormat(language, { style: "percent" }).format(share);
}

export function formatNumber(value: number, digits = 0): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
}
