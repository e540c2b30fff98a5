/** The worker with the tables: Python, its database, and the bots' worker, which is started when one is needed. */
import type { Question, Reply } from "./bots.worker";
import { loadPython } from "./python";
import { TableStore } from "./store";

export type Ask =
  | { type: "begin"; folder: string; name: string; kept: boolean }
  | { type: "request"; id: number; method: string; address: string; body: string | null }
  | { type: "open"; socket: number; table: string; since: number }
  | { type: "close"; socket: number };

export type Tell =
  | { type: "progress"; loaded: number }
  | { type: "ready" }
  | { type: "failed"; why: string }
  | { type: "answer"; id: number; done: boolean; body: string }
  | { type: "message"; socket: number; text: string }
  | { type: "refused"; socket: number; code: string };

interface Service {
  answer(method: string, address: string, body: string | null): Promise<string>;
  open(socket: number, table: string, since: number, send: (text: string) => void): Promise<string>;
  close(socket: number): void;
  catch_up(table: string): Promise<void>;
}

const tell = (message: Tell): void => self.postMessage(message);

class Bots {
  #worker: Worker | null = null;
  #asked = 0;
  readonly #waiting = new Map<number, (reply: Reply) => void>();

  constructor(readonly folder: string) {}

  think(bot: string, position: string, seed: number, game: string): Promise<string> {
    return this.#ask("think", [bot, position, seed, game]);
  }

  analyse(position: string, played: string): Promise<string> {
    return this.#ask("analyse", [position, played]);
  }

  play_out(position: string, move: string, number: number): Promise<string> {
    return this.#ask("play_out", [position, move, number]);
  }

  judge(task: string): Promise<string> {
    return this.#ask("judge", [task]);
  }

  #ask(ask: Question["ask"], given: Question["given"]): Promise<string> {
    const worker = (this.#worker ??= this.#start());
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, (reply) => ("answer" in reply ? resolve(reply.answer) : reject(new Error(reply.wrong))));
      worker.postMessage({ id, ask, given } satisfies Question);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      this.#waiting.get(data.id)?.(data);
      this.#waiting.delete(data.id);
    };
    worker.onerror = () => this.#lost();
    worker.postMessage({ folder: this.folder });
    return worker;
  }

  /** Whoever waits is told, and the next question starts another worker. */
  #lost(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const [id, answer] of this.#waiting) answer({ id, wrong: "the worker has ended" });
    this.#waiting.clear();
  }
}

let service: Promise<Service> | null = null;

async function begin(folder: string, name: string, kept: boolean): Promise<Service> {
  const python = await loadPython(folder, kept ? null : (loaded) => tell({ type: "progress", loaded }));
  const store = new TableStore((table) => void service?.then((found) => found.catch_up(table)));
  const found = python.pyimport("assyria.local.table_worker")["TableWorker"]!(store, new Bots(folder), name) as Service;
  tell({ type: "ready" });
  return found;
}

self.onmessage = async ({ data }: MessageEvent<Ask>): Promise<void> => {
  if (data.type === "begin") {
    service = begin(data.folder, data.name, data.kept);
    service.catch((wrong: unknown) => tell({ type: "failed", why: String(wrong) }));
    return;
  }
  const found = await service!;
  switch (data.type) {
    case "request": {
      const [done, body] = JSON.parse(await found.answer(data.method, data.address, data.body)) as [boolean, string];
      return tell({ type: "answer", id: data.id, done, body });
    }
    case "open": {
      const send = (text: string): void => tell({ type: "message", socket: data.socket, text });
      const code = await found.open(data.socket, data.table, data.since, send);
      if (code) tell({ type: "refused", socket: data.socket, code });
      return;
    }
    case "close":
      found.close(data.socket);
  }
};
