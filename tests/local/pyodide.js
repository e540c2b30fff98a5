/** Bots under Pyodide, on the module: reads questions from standard input, a line each, and answers each with a line. */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [pyodidePath, sources, wasm, files] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodidePath}/pyodide.mjs`).href);
const { Kernel } = await import(pathToFileURL(new URL("../../web/src/local/kernel.ts", import.meta.url).pathname).href);

const python = await loadPyodide();
python.FS.mkdirTree("/sources");
python.FS.mount(python.FS.filesystems.NODEFS, { root: sources }, "/sources");
python.runPython("import sys; sys.path.insert(0, '/sources')");

const { instance } = await WebAssembly.instantiate(readFileSync(wasm), {});
const kernel = new Kernel(instance, async (name) => {
  const data = readFileSync(`${files}/${name}`);
  return data.buffer.slice(data.byteOffset, data.byteOffset + data.length);
});
const worker = python.pyimport("assyria.local.bot_worker").BotWorker(kernel);

for await (const line of createInterface({ input: process.stdin })) {
  const { ask, position, seed, ...more } = JSON.parse(line);
  try {
    const answer = ask === "think" ? worker.think(more.bot, position, seed, more.game) : worker.study(position, seed);
    console.log(JSON.stringify({ answer: await answer }));
  } catch (wrong) {
    console.log(JSON.stringify({ wrong: String(wrong).slice(-2000) }));
  }
}
