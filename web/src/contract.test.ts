/** The page's import contract: a folder may import those below it, and no file is too long to read in one go. */
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";

/** The highest first. Folders on one line do not know each other. The files beside this one stand above all. */
const LAYERS = [
  ["shell"], // what surrounds every screen
  ["replay"],
  ["whatif"],
  ["review", "study"],
  ["table"],
  ["end", "guide", "home", "waiting"],
  ["chat", "learn", "panels", "playback", "settings"],
  ["flood", "newgame"],
  ["board"], // SVG, no rules inside
  ["ui"], // what screens share
  ["net"], // the server, or this browser in its place
  ["device", "local"], // what this browser remembers · what its workers run
  ["words"],
  ["game"], // what can be told from the game's data alone
  ["gen", "style"],
];
const LONGEST = 400;

const folderOf = (file: string): string => (file.includes("/") ? file.slice(0, file.indexOf("/")) : "");
const heightOf = (folder: string): number => (folder ? LAYERS.toReversed().findIndex((layer) => layer.includes(folder)) : LAYERS.length);

const files = new Map(
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.(ts|svelte|css)$/.test(file) && folderOf(file) !== "gen")
    .map((file) => [file, readFileSync(join("src", file), "utf8")]),
);

/** The files that a text imports, at once or later, by their paths from `src`. */
function importsOf(file: string, text: string): string[] {
  const found = text.matchAll(/(?:\bfrom|\bimport|\bimport\(|@import|new URL\()\s*["'](\.{1,2}\/[^"']+)["']/g);
  return [...found].map(([, path = ""]) => normalize(join(dirname(file), path)).replaceAll("\\", "/"));
}

/** What is wrong with an import of another folder; null if nothing is. */
function faultOf(file: string, target: string): string | null {
  const [from, to] = [folderOf(file), folderOf(target)];
  if (from === to) return null;
  if (heightOf(to) < 0) return `${file} imports ${target}: ${to}/ has no place in LAYERS`;
  const stands = heightOf(to) === heightOf(from) ? "beside" : "above";
  return heightOf(to) < heightOf(from) ? null : `${file} imports ${target}: ${to}/ stands ${stands} ${from}/ in LAYERS`;
}

describe("the import contract", () => {
  it("lets imports point down", () => {
    const all = [...files].flatMap(([file, text]) => importsOf(file, text).map((target) => faultOf(file, target)));
    expect(all.length).toBeGreaterThan(1000);
    expect(all.filter((fault) => fault !== null)).toEqual([]);
  });

  it("names what it forbids", () => {
    const [above, near] = ["../table/b", "../home/d.svelte"];
    const [up = "", beside = ""] = importsOf("end/a.ts", `import "${above}";\nconst c = await import("${near}");`);
    expect(faultOf("end/a.ts", up)).toBe("end/a.ts imports table/b: table/ stands above end/ in LAYERS");
    expect(faultOf("end/a.ts", beside)).toBe("end/a.ts imports home/d.svelte: home/ stands beside end/ in LAYERS");
    expect(faultOf("end/a.ts", "lib/e")).toContain("has no place");
    expect(faultOf("end/a.ts", "ui/f")).toBeNull();
  });

  it("knows every folder", () => {
    expect([...files.keys()].filter((file) => heightOf(folderOf(file)) < 0)).toEqual([]);
  });
});

it("no file is longer than 400 lines", () => {
  expect([...files].filter(([, text]) => text.split("\n").length > LONGEST + 1).map(([file]) => file)).toEqual([]);
});
