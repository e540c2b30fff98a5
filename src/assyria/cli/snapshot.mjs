/**
 * Python's memory with all our packages imported, which a browser loads instead of doing that again:
 * `node snapshot.mjs PYODIDE SOURCES OUT`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [pyodide, sources, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: pyodide, _makeSnapshot: true });
python.unpackArchive(new Uint8Array(readFileSync(sources)), "zip", { extractDir: "/assyria" });
python.runPython(`
import sys
sys.path.insert(0, "/assyria")
import assyria.local.bot_worker, assyria.local.table_worker
`);
writeFileSync(out, gzipSync(python.makeMemorySnapshot(), { level: 9 }));
