/** Bots and tables under Pyodide, on the module: reads questions from standard input, a line each, and answers each with a line. */
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [pyodidePath, sources, wasm, files] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodidePath}/pyodide.mjs`).href);
const { Kernel } = await import(pathToFileURL(new URL("../../web/src/local/kernel.ts", import.meta.url).pathname).href);

const python = await loadPyodide();
python.FS.mkdirTree("/sources");
python.FS.mount(python.FS.filesystems.NODEFS, { root: sources }, "/sources");
python.runPython("import sys; sys.path[:0] = ['/sources/src', '/sources']");

const { instance } = await WebAssembly.instantiate(readFileSync(wasm), {});
const kernel = new Kernel(instance, async (name) => {
  const data = readFileSync(`${files}/${name}`);
  return data.buffer.slice(data.byteOffset, data.byteOffset + data.length);
});
const bots = python.pyimport("assyria.local.bot_worker").BotWorker(kernel);

const ANSWERS = {
  think: ({ bot, position, seed, game }) => bots.think(bot, position, seed, game),
  analyse: ({ position, played }) => bots.analyse(position, played),
  play_out: ({ position, move, number }) => bots.play_out(position, move, number),
  size: () => String(instance.exports.memory.buffer.byteLength),
  game: ({ players, seed }) => python.pyimport("tests.local.playing").play_game(players, seed),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { ask, ...question } = JSON.parse(line);
  try {
    console.log(JSON.stringify({ answer: await ANSWERS[ask](question) }));
  } catch (wrong) {
    console.log(JSON.stringify({ wrong: String(wrong).slice(-2000) }));
  }
}
