/** The tables in this browser, for the page: requests and sockets as those of a server. */
import type { ServerMessage } from "../gen/protocol";
import { type Failure, NO_ANSWER, Refused } from "./refused";
import { folder, noteGameHere } from "../device/place";
import type { Ask, Tell } from "../local/tables.worker";

const NAME = "assyria-name";

export interface SocketListener {
  onMessage(message: ServerMessage): void;
  /** There is no such table, or it cannot be read any more. */
  onRefused(code: string): void;
}

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Refused) => void;
}

export class LocalService {
  /** How far loading is: bytes that have come, null once all is there. */
  loaded = $state<number | null>(0);
  /** Why the tables cannot be opened in this browser. */
  failure = $state<string | null>(null);
  /** Done once all is loaded, or cannot be. */
  readonly begun: Promise<void>;
  #begin: () => void = () => {};
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #sockets = new Map<number, SocketListener>();
  #numbers = 0;

  constructor(worker: Worker) {
    this.begun = new Promise((done) => (this.#begin = done));
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Tell>) => this.#receive(data);
    worker.onerror = (error) => this.#fail(error.message);
    // From what the service worker has kept, loading takes no time worth telling.
    const kept = Boolean(navigator.serviceWorker?.controller);
    this.#ask({ type: "begin", folder: folder(), name: localStorage.getItem(NAME) ?? guestName(), kept });
  }

  async request<T>(method: string, address: string, body?: unknown): Promise<T> {
    const text = body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body);
    const answer = await new Promise<unknown>((resolve, reject) => {
      if (this.failure !== null) return reject(new Refused(NO_ANSWER));
      const id = ++this.#numbers;
      this.#waiting.set(id, { resolve, reject });
      this.#ask({ type: "request", id, method, address, body: text });
    });
    if (method === "POST" && address === "/tables") {
      noteGameHere();
      // The browser may clear what nobody asked it to keep.
      void navigator.storage?.persist?.();
    }
    if (method === "PUT" && address === "/me/name") localStorage.setItem(NAME, (answer as { name: string }).name);
    return answer as T;
  }

  /** Hear of a table from now on; returns how to end that. */
  open(table: string, since: number, listener: SocketListener): () => void {
    const socket = ++this.#numbers;
    this.#sockets.set(socket, listener);
    this.#ask({ type: "open", socket, table, since });
    return () => {
      this.#sockets.delete(socket);
      this.#ask({ type: "close", socket });
    };
  }

  #ask(message: Ask): void {
    this.#worker.postMessage(message);
  }

  #receive(message: Tell): void {
    switch (message.type) {
      case "progress":
        this.loaded = message.loaded;
        break;
      case "ready":
        this.loaded = null;
        this.#begin();
        break;
      case "failed":
        this.#fail(message.why);
        break;
      case "answer":
        this.#answer(message.id, message.done, message.body);
        break;
      case "message":
        this.#sockets.get(message.socket)?.onMessage(JSON.parse(message.text) as ServerMessage);
        break;
      case "refused":
        this.#sockets.get(message.socket)?.onRefused(message.code);
    }
  }

  #answer(id: number, done: boolean, body: string): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    const data: unknown = body ? JSON.parse(body) : undefined;
    if (done) waiting?.resolve(data);
    else waiting?.reject(new Refused(data as Failure));
  }

  #fail(why: string): void {
    console.error(why);
    this.failure = why;
    this.#begin();
    for (const { reject } of this.#waiting.values()) reject(new Refused(NO_ANSWER));
    this.#waiting.clear();
  }
}

/** What somebody is called who has not said a name, as a server does it: the page says it in their language. */
function guestName(): string {
  const name = `Guest ${1000 + Math.floor(9000 * Math.random())}`;
  localStorage.setItem(NAME, name);
  return name;
}

let service: LocalService | null = null;

/** The tables of this browser; the first who asks starts them. */
export function localService(): LocalService {
  return (service ??= new LocalService(
    new Worker(new URL("../local/tables.worker.ts", import.meta.url), { type: "module" }),
  ));
}
