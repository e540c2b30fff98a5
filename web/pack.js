/** After the build: compress what will be served, and hold the first load to its budget. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const site = process.argv[2] ?? "../src/assyria/site";
const COMPRESSIBLE = new Set([".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".wasm", ".bin"]);
const CODE = new Set([".js", ".css"]);
/** Compressed kB of the way from nothing to a table: code alone, which travels with some 3 kB more, and with art. */
const BUDGET = { code: 136, all: 300 };

const sizes = new Map();
for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !COMPRESSIBLE.has(extname(file))) continue;
  const data = readFileSync(file);
  const small = brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } });
  const gzip = gzipSync(data, { level: 9 });
  writeFileSync(`${file}.br`, small);
  writeFileSync(`${file}.gz`, gzip);
  // Budgets are held by what the older of the two ways to compress needs.
  sizes.set(file.slice(site.length + 1), gzip.length);
}

const manifest = JSON.parse(readFileSync(join(site, ".vite/manifest.json"), "utf8"));
/** All that a module needs before it can run, its styles and pictures included. */
function needs(name, found = new Set()) {
  const chunk = manifest[name];
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(file);
  for (const other of chunk.imports ?? []) needs(other, found);
  return found;
}

const first = new Set(["index.html"]);
const isFirst = ({ name, src }) => name === "page" || name === "table" || src?.endsWith("virtual:words/en");
const parts = Object.keys(manifest).filter((key) => manifest[key].file.endsWith(".js") && isFirst(manifest[key]));
if (parts.length !== 3) throw new Error(`page, table and words expected, not ${parts}`);
for (const part of parts) needs(part, first);
let code = 0;
let all = 0;
for (const file of first) {
  const size = sizes.get(file) ?? readFileSync(join(site, file)).length;
  all += size;
  if (CODE.has(extname(file))) code += size;
}
const kB = (size) => (size / 1000).toFixed(1);
console.log(`first load: ${kB(code)} kB of code (at most ${BUDGET.code}), ${kB(all)} kB with art (at most ${BUDGET.all})`);
if (code > BUDGET.code * 1000 || all > BUDGET.all * 1000) {
  console.error("over budget:");
  for (const file of first) console.error(`  ${kB(sizes.get(file) ?? 0)} kB  ${file}`);
  process.exit(1);
}
