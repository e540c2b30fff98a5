/** The worker with the compiled code: strong bots and analyses. Questions are answered one after the other. */
import { Kernel } from "./kernel";
import { file, loadPython } from "./python";

export interface Question {
  id: number;
  /**
   * `think`: bot, position, seed, game. `analyse`: position, played or nothing. `judge`: a task of a review. `play_out`: position, first
   * move or nothing, number.
   */
  ask: "think" | "analyse" | "judge" | "play_out";
  given: (string | number)[];
}

export type Reply = { id: number; answer: string } | { id: number; wrong: string };

type Worker = Record<Question["ask"], (...given: unknown[]) => Promise<string>>;

let worker: Promise<Worker> | null = null;

async function load(folder: string): Promise<Worker> {
  const [python, { instance }] = await Promise.all([
    loadPython(folder),
    file(`${folder}kernel.wasm`).then((module) => WebAssembly.instantiate(module, {})),
  ]);
  const kernel = new Kernel(instance, (name) => file(folder + name));
  return python.pyimport("assyria.local.bot_worker")["BotWorker"]!(kernel) as Worker;
}

self.onmessage = async ({ data }: MessageEvent<{ folder: string } | Question>): Promise<void> => {
  if ("folder" in data) {
    worker = load(data.folder);
    return;
  }
  try {
    const answer = await (await worker!)[data.ask](...data.given);
    self.postMessage({ id: data.id, answer } satisfies Reply);
  } catch (wrong) {
    self.postMessage({ id: data.id, wrong: String(wrong) } satisfies Reply);
  }
};
