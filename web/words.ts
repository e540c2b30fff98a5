import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Catalogues that only the terminal and the server speak from. */
const ELSEWHERE = new Set([
  "analyse.ftl",
  "arena.ftl",
  "cli.ftl",
  "dataset.ftl",
  "hosting.ftl",
  "notifications.ftl",
  "review.ftl",
  "table.ftl",
]);

/** Catalogues `study-*.ftl` are for lessons, puzzles and reviews, which most visits to the page do not open. */
const STUDY = "study-";

/** `virtual:words/en`: the messages of a language that every screen may show; `virtual:words/en/study`: the others. */
export function words(locales: string): Plugin {
  const prefix = "virtual:words/";
  return {
    name: "assyria-words",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const [language = "", part] = id.slice(prefix.length + 1).split("/");
      const folder = join(locales, language);
      const wanted = (name: string): boolean => name.startsWith(STUDY) === (part === "study") && !ELSEWHERE.has(name);
      const texts = readdirSync(folder).filter(wanted).sort().map((name) => {
        this.addWatchFile(join(folder, name));
        return readFileSync(join(folder, name), "utf8").replace(/^#.*\n/gm, "");
      });
      return `export default ${JSON.stringify(texts.join("\n"))}`;
    },
  };
}
