import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** Catalogues that only the terminal and the server speak from. */
const ELSEWHERE = new Set([
  "analyse.ftl",
  "arena.ftl",
  "bots.ftl",
  "cli.ftl",
  "dataset.ftl",
  "hosting.ftl",
  "notifications.ftl",
  "review.ftl",
  "table.ftl",
]);

/** `import … from "./a"` and `import("./a")`, with what stands before them if it is of importance. */
const IMPORTS = /\b(import type|import|export type|export)\b[^"'`();]*?["'](\.[^"']+)["']|(withWords\(\s*)?\bimport\(["'](\.[^"']+)["']\)/g;
/** Names of messages, and the beginnings of names that are completed at run time. */
const NAMES = /["'`]([a-z0-9]+(?:-[a-z0-9]+)*)["'`]/g;
const FAMILIES = /`([a-z]+-[a-z0-9-]*)\$\{/g;

/**
 * `virtual:words/en`: what is said on the way from nothing to a table; `virtual:words/en/later`: all the rest, which
 * parts of the page wait for that are imported by `withWords(import("…"))`.
 */
export function words(locales: string, main: string): Plugin {
  const prefix = "virtual:words/";
  let isTest = false;
  return {
    name: "assyria-words",
    configResolved({ mode }) {
      isTest = mode === "test";
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const [language = "", part] = id.slice(prefix.length + 1).split("/");
      for (const file of catalogues(locales, language)) this.addWatchFile(file);
      // A test of one part waits for none.
      const isFirst = isTest ? () => true : saidIn(firstFiles(main));
      const texts = messages(locales, language).filter(({ name }) => isFirst(name) === (part !== "later"));
      return `export default ${JSON.stringify(texts.map(({ text }) => text).join("\n"))}`;
    },
  };
}

function catalogues(locales: string, language: string): string[] {
  const names = readdirSync(join(locales, language)).filter((name) => !ELSEWHERE.has(name));
  return names.sort().map((name) => join(locales, language, name));
}

/** The messages that the page says in a language, as they are written. */
export function messages(locales: string, language: string): { name: string; text: string }[] {
  const all = catalogues(locales, language).map((file) => readFileSync(file, "utf8")).join("\n");
  return [...all.matchAll(/^([a-z][\w-]*) =.*(?:\n[ }].*)*/gm)].map(([text, name = ""]) => ({ name, text }));
}

/** The files that the page is made of until somebody goes to what waits for the later words. */
export function firstFiles(main: string): Set<string> {
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, kind = "", path, waits, late] of readFileSync(file, "utf8").matchAll(IMPORTS)) {
      const next = waits || kind.endsWith("type") ? null : locate(join(dirname(file), path ?? late ?? ""));
      if (next) follow(next);
    }
  };
  follow(main);
  return found;
}

/** The file of code that is imported by this path; null for art and styles. */
function locate(path: string): string | null {
  return [path, `${path}.ts`, `${path}.svelte.ts`].find((file) => /\.(?:ts|svelte)$/.test(file) && existsSync(file)) ?? null;
}

/** Whether files say a message, by its name. */
export function saidIn(files: ReadonlySet<string>): (name: string) => boolean {
  const code = [...files].map((file) => readFileSync(file, "utf8")).join("\n");
  const names = new Set([...code.matchAll(NAMES)].map(([, name]) => name));
  const families = [...new Set([...code.matchAll(FAMILIES)].map(([, start = ""]) => start))];
  return (name) => names.has(name) || families.some((start) => name.startsWith(start));
}
