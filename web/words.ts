import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Catalogues that only the terminal and the server speak from. */
const ELSEWHERE = new Set(["analyse.ftl", "arena.ftl", "cli.ftl", "dataset.ftl", "hosting.ftl", "notifications.ftl", "table.ftl"]);

/** `virtual:words/en`: all messages of a language that the page may show, as one text. */
export function words(locales: string): Plugin {
  const prefix = "virtual:words/";
  return {
    name: "assyria-words",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const folder = join(locales, id.slice(prefix.length + 1));
      const files = readdirSync(folder).filter((name) => !ELSEWHERE.has(name)).sort();
      const texts = files.map((name) => {
        this.addWatchFile(join(folder, name));
        return readFileSync(join(folder, name), "utf8").replace(/^#.*\n/gm, "");
      });
      return `export default ${JSON.stringify(texts.join("\n"))}`;
    },
  };
}
