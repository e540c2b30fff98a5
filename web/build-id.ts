import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Stands in the service worker where the id goes. */
const PLACE = "__PAGE_BUILD__";
/** Files that lie beside what the page is made of and are no part of it. */
const NO_PART = /^node_modules$|\.test\.ts$|\.fixture\.json$/;

/** Return a hash of the version and of all files in these folders, their names included. Equal sources have equal ids. */
export function buildId(folders: readonly string[], version: string): string {
  const hash = createHash("sha256").update(version);
  for (const [index, folder] of folders.entries()) {
    for (const file of filesIn(folder)) {
      const data = readFileSync(join(folder, file));
      hash.update(`${index} ${file} ${data.length}\n`).update(data);
    }
  }
  return hash.digest("hex").slice(0, 16);
}

/** Return the paths of all files below a folder that the page is made of, in a fixed order. */
function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !NO_PART.test(name));
  return entries
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(join(folder, entry.name)).map((file) => `${entry.name}/${file}`) : [entry.name],
    )
    .sort();
}

/**
 * Gives the page its build id as `__PAGE_BUILD__`, null while it is developed, and the version as `__VERSION__`;
 * writes `build.json` and `sw.js` with the id.
 */
export function pageBuild(folders: readonly string[], serviceWorker: string, version: string): Plugin {
  let id = "";
  return {
    name: "assyria-page-build",
    config(_, { command, mode }) {
      id = command === "build" ? buildId(folders, version) : "";
      const own = id && mode !== "test" ? id : null;
      return { define: { [PLACE]: JSON.stringify(own), __VERSION__: JSON.stringify(version) } };
    },
    generateBundle() {
      const code = readFileSync(serviceWorker, "utf8").replaceAll(PLACE, id);
      this.emitFile({ type: "asset", fileName: "sw.js", source: code });
      this.emitFile({ type: "asset", fileName: "build.json", source: `${JSON.stringify({ build: id })}\n` });
    },
  };
}
