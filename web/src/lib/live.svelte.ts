/** A table over its socket: what stands on it, what happened, and what we ask it to do. */
import type {
  Change,
  ChangeMessage,
  ChatLine,
  Command,
  MoveText,
  Preview,
  ProblemMessage,
  Seat,
  SeenTable,
  ServerMessage,
  Table,
  TableMessage,
} from "../gen/protocol";
import { GONE, Refused, get } from "./api";
import { lasting } from "./settings.svelte";

/** How the line to the server is. `gone`: there is no such table, or we may not see it. */
export type Line = "connecting" | "open" | "lost" | "gone";

type Waiting = { done: (version: number) => void; refused: (error: Refused) => void };

/** A message that waits for its turn to be shown, so that one can follow what the others do. */
type News = { message: TableMessage | ChangeMessage; fresh: Change[] };

/** How long a move of somebody else's stays before the next is shown, and all that wait together at most. */
const STEP = 420;
const ALL_STEPS = 6_000;
const PING = 20_000;
const ANSWER_BY = 10_000;
const SOONEST = 400;
const LATEST = 8_000;

export class LiveTable {
  table = $state.raw<Table | null>(null);
  mine = $state.raw<Seat[]>([]);
  /** All that happened here, in order, since the table was opened. */
  changes = $state.raw<Change[]>([]);
  /** What came with the last message: to be shown in motion. */
  news = $state.raw<Change[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  line = $state<Line>("connecting");
  /** What the last decision of ours would bring that we know of: the one before us, or for a moment the one before. */
  lastPreview = $state.raw<Preview | null>(null);
  /** A move that was sent and not yet answered: shown at once. */
  pending = $state<MoveText | null>(null);
  /** When the clocks of `table` were read, by this browser's clock. */
  read = $state(0);

  /** Moves that are known and not yet shown. */
  waiting = $state(0);

  /** The preview that is on its way. */
  looking: Promise<void> = Promise.resolve();

  #queue: News[] = [];
  #shown = 0;
  #step: ReturnType<typeof setTimeout> | undefined;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #count = 0;
  #wait = SOONEST;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(readonly id: string) {}

  /** The seat that is to decide now, if it is ours. */
  get deciding(): Seat | null {
    const mover = this.waiting === 0 ? (this.table?.mover ?? null) : null;
    return mover !== null && this.mine.includes(mover) ? mover : null;
  }

  /** What the decision before us would bring; null while it is not ours, or not yet known. */
  get preview(): Preview | null {
    return this.deciding !== null && this.lastPreview?.version === this.table?.version ? this.lastPreview : null;
  }

  open(): void {
    this.#connect();
    addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
    this.#ping = setInterval(() => void this.ping(), PING);
    void get<ChatLine[]>(`/tables/${this.id}/chat`).then(
      (lines) => (this.chat = lines),
      () => {},
    );
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#step);
    clearInterval(this.#ping);
    removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
    this.#socket?.close();
  }

  /** Ask the table to do something; resolves once it is done, throws `Refused`. */
  send(command: Command): Promise<number> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Refused(GONE));
    }
    const id = String(++this.#count);
    return new Promise((done, refused) => {
      this.#waiting.set(id, { done, refused });
      socket.send(JSON.stringify({ ...command, id }));
    });
  }

  /** Play a move for the seat that decides; shown at once, taken away again if it is refused. */
  async choose(move: MoveText): Promise<void> {
    const { table, deciding } = this;
    if (!table || deciding === null || this.pending !== null) return;
    this.pending = move;
    try {
      await this.send({ type: "move", seat: deciding, version: table.version, move });
    } finally {
      this.pending = null;
    }
  }

  /** Undo, restart the turn or confirm it. */
  async manage(type: "undo" | "restart-turn" | "confirm"): Promise<void> {
    const { table, deciding } = this;
    if (table && deciding !== null) await this.send({ type, seat: deciding, version: table.version });
  }

  async ping(): Promise<void> {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const id = String(++this.#count);
    const late = setTimeout(() => this.#socket?.close(), ANSWER_BY);
    const done = (): void => clearTimeout(late);
    this.#waiting.set(id, { done, refused: done });
    this.#socket.send(JSON.stringify({ type: "ping", id }));
  }

  #again = (): void => {
    if (this.line === "lost" && document.visibilityState === "visible") this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#timer);
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    const since = this.#known;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?since=${since}`);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<ArrayBuffer>) => {
      if (this.#socket === socket) this.#hear(JSON.parse(new TextDecoder().decode(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  #lost(code: number): void {
    for (const { refused } of this.#waiting.values()) refused(new Refused(GONE));
    this.#waiting.clear();
    this.#socket = null;
    if (this.#closed) return;
    if (code === 4404 || code === 4403) {
      this.line = "gone";
      return;
    }
    this.line = "lost";
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LATEST);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        this.line = "open";
        this.#wait = SOONEST;
        this.mine = message.mine;
        this.#take(message, message.changes ?? []);
        break;
      case "change":
        this.#take(message, message.changes);
        break;
      case "chat":
        if (!this.chat.some((line) => line.n === message.n)) this.chat = [...this.chat, message];
        break;
      case "ok":
      case "pong":
        this.#answer(message.id)?.done(message.version);
        break;
      case "problem":
        this.#answer(message.id)?.refused(refusal(message));
    }
  }

  #answer(id: string | null): Waiting | undefined {
    const waiting = this.#waiting.get(id ?? "");
    this.#waiting.delete(id ?? "");
    return waiting;
  }

  /** The last version that has been heard of, shown or not. */
  get #known(): number {
    return this.#queue.at(-1)?.message.version ?? this.table?.version ?? 0;
  }

  #take(message: TableMessage | ChangeMessage, changes: Change[]): void {
    const known = this.#queue.at(-1)?.fresh.at(-1)?.version ?? this.changes.at(-1)?.version ?? -1;
    this.#queue.push({ message, fresh: changes.filter((change) => change.version > known) });
    // What we did ourselves, and a table that has just been opened, is shown at once.
    if (this.table === null || this.#queue.length === 1) this.#show();
    else this.waiting = this.#queue.length;
  }

  /** Show all that waits, now. */
  catchUp(): void {
    while (this.#queue.length > 1) this.#put(this.#queue.shift() as News);
    this.#show();
  }

  /** Show the next message, unless the last one is to be seen a little longer. */
  #show(): void {
    clearTimeout(this.#step);
    const next = this.#queue[0];
    if (!next) return;
    const stay = lasting(Math.min(STEP, ALL_STEPS / (this.#queue.length + 1)));
    const mine = next.fresh.every((change) => change.seat === null || this.mine.includes(change.seat));
    const wait = mine && this.#queue.length === 1 ? 0 : this.#shown + stay - performance.now();
    if (wait > 0 && !document.hidden) {
      this.waiting = this.#queue.length;
      this.#step = setTimeout(() => this.#show(), wait);
      return;
    }
    this.#queue.shift();
    this.#put(next);
    this.#show();
  }

  #put({ message, fresh }: News): void {
    const first = this.table === null;
    this.table = message;
    this.read = this.#shown = performance.now();
    this.changes = [...this.changes, ...fresh];
    this.news = first ? [] : fresh;
    this.waiting = this.#queue.length;
    if (fresh.some((change) => change.kind === "Sat" || change.kind === "Stood")) void this.#whoAmI();
    else this.#lookAhead();
  }

  /** Changes go to everyone alike; whose seats they are, each asks for themselves. */
  async #whoAmI(): Promise<void> {
    try {
      this.mine = (await get<SeenTable>(`/tables/${this.id}`)).mine;
      this.#lookAhead();
    } catch {
      // The next connection says it again.
    }
  }

  #lookAhead(): void {
    const { table } = this;
    if (table && this.deciding !== null && this.#queue.length === 0) this.looking = this.#look(table.version);
  }

  async #look(version: number): Promise<void> {
    try {
      const preview = await get<Preview>(`/tables/${this.id}/preview`);
      if (this.table?.version === version && preview.version === version) this.lastPreview = preview;
    } catch {
      // The board stays playable without it: what is legal came with the table.
    }
  }
}

function refusal(message: ProblemMessage): Refused {
  return new Refused({ ...message, type: `urn:assyria:problem:${message.code}` });
}
