import type { Language } from "./words.svelte";

/** Languages by their own names: who looks for theirs need not read another. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  pl: "Polski",
};
