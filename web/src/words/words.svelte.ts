/** Every text for people, in four languages, from the same Fluent catalogues as the terminal. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "de", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

type Catalogues = Record<Language, () => Promise<{ default: string }>>;

/** What is said on the way from nothing to a table. */
const FIRST: Catalogues = {
  en: () => import("virtual:words/en"),
  fr: () => import("virtual:words/fr"),
  de: () => import("virtual:words/de"),
  pl: () => import("virtual:words/pl"),
};

/** All the rest. */
const LATER: Catalogues = {
  en: () => import("virtual:words/en/later"),
  fr: () => import("virtual:words/fr/later"),
  de: () => import("virtual:words/de/later"),
  pl: () => import("virtual:words/pl/later"),
};

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let language = $state<Language>("en");
/** The language that was asked for last, and when it is spoken. */
let speaking: { language: Language; done: Promise<void> } | null = null;
/** Once something was wanted that says more than the first screens. */
let rest: Promise<void> | null = null;

/** The language that is spoken now. */
export function currentLanguage(): Language {
  return language;
}

/** Speak another language: all texts on the page change at once. */
export function setLanguage(next: Language): Promise<void> {
  if (speaking?.language !== next) speaking = { language: next, done: speak(next) };
  return speaking.done;
}

async function speak(next: Language): Promise<void> {
  const texts = await Promise.all((rest ? [FIRST, LATER] : [FIRST]).map((catalogues) => catalogues[next]()));
  const fresh = new FluentBundle(next, { useIsolating: false });
  for (const { default: text } of texts) fresh.addResource(new FluentResource(text));
  bundle = fresh;
  language = next;
  document.documentElement.lang = next;
}

/** Wait for a part of the page, and for what only such parts say: `withWords(import("./Part.svelte"))`. */
export async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  rest ??= addRest().catch((error: unknown) => {
    // Without a network; who tries again fetches it again.
    rest = null;
    throw error;
  });
  const [loaded] = await Promise.all([part, rest]);
  return loaded;
}

/** A language that is asked for in the meantime comes with the rest. */
async function addRest(): Promise<void> {
  await speaking?.done.catch(() => {});
  const { default: text } = await LATER[language]();
  bundle.addResource(new FluentResource(text));
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

/** "20 November", "20 Nov", "20 Nov 2025". In seconds since 1970. */
export function formatDate(seconds: number, month: "long" | "short" = "long", withYear = false): string {
  // English is British here.
  const written = language === "en" ? "en-GB" : language;
  const year = withYear ? "numeric" : undefined;
  return new Intl.DateTimeFormat(written, { day: "numeric", month, year }).format(seconds * 1000);
}

/** A share of a whole, from 0 to 1. */
export function formatPercent(share: number): string {
  return new Intl.NumberFormat(language, { style: "percent" }).format(share);
}

/** A change with its sign, such as +4.4 or −5.2. */
export function formatChange(value: number, options: Intl.NumberFormatOptions = { minimumFractionDigits: 1, maximumFractionDigits: 1 }): string {
  // Fewer than half a unit is no change in either direction.
  return new Intl.NumberFormat(language, { signDisplay: "exceptZero", ...options }).format(value).replace("-", "−");
}

export function formatNumber(value: number, digits = 0): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
}
