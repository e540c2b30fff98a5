/** What stands on a table, what happened there, and what we ask it to do; others' moves are shown one by one. */
import type {
  Change,
  ChangeMessage,
  ChatLine,
  Command,
  MoveText,
  Preview,
  Seat,
  Table,
  TableMessage,
  Version,
} from "../gen/protocol";
import { keepEqual } from "./keep-equal";
import { motionDuration } from "./settings.svelte";
import type { ConnectionState, TableConnection, TableListener, TableUpdate } from "./table-connection";

/** A message that waits to be shown, and those of its changes that were not known before. */
interface QueuedMessage {
  message: TableMessage | ChangeMessage;
  changes: Change[];
}

/** How long a move of somebody else's stays before the next is shown, and all that wait together at most. */
const MOVE_SHOWN_FOR = 420;
const QUEUE_SHOWN_WITHIN = 6_000;
/** Where so many wait that each would stay for less, several are shown at once: no eye could follow them one by one. */
const STEP_SHOWN_FOR = 150;

export class LiveTable implements TableListener {
  table = $state.raw<Table | null>(null);
  mine = $state.raw<Seat[]>([]);
  /** Whether we opened the table. */
  owner = $state(false);
  /** Before the start: the seats whose people are connected. */
  here = $state.raw<Seat[]>([]);
  /** All changes since the table was opened, in order. */
  changes = $state.raw<Change[]>([]);
  /** The changes of the message that is shown; those that were there when the table was opened do not count. */
  news = $state.raw<Change[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connectionState = $state<ConnectionState>("connecting");
  /** A move that was sent and is not yet answered: it is drawn at once. */
  pending = $state<MoveText | null>(null);
  /** When the clocks of `table` were read, by this browser's clock. */
  clocksReadAt = $state(0);
  /** Until when the table is kept if nothing happens, in seconds since 1970; null if for ever. */
  expires = $state<number | null>(null);
  /** How many messages are known and not yet shown. */
  waiting = $state(0);

  #preview = $state.raw<Preview | null>(null);
  #sending = $state(0);
  #queue: QueuedMessage[] = [];
  #shownAt = 0;
  #nextStep: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly connection: TableConnection) {}

  get id(): string {
    return this.connection.id;
  }

  /** The seat that is to decide now, if it is ours and no bot stands in for us. */
  get deciding(): Seat | null {
    const mover = this.waiting === 0 ? (this.table?.mover ?? null) : null;
    return mover !== null && this.mine.includes(mover) && !this.table?.chairs[mover]?.away ? mover : null;
  }

  /** What each choice of our decision costs and gains; null while it is not ours. */
  get preview(): Preview | null {
    return this.deciding === null ? null : this.#preview;
  }

  /** Whether a command was sent and is not yet answered. */
  get sending(): boolean {
    return this.#sending > 0;
  }

  open(): void {
    this.connection.open(this);
  }

  close(): void {
    clearTimeout(this.#nextStep);
    this.connection.close();
  }

  /** Carry out a command; the table has changed once this resolves. Throws `Refused`. */
  async send(command: Command): Promise<Version> {
    this.#sending += 1;
    try {
      return await this.connection.send(command);
    } finally {
      this.#sending -= 1;
    }
  }

  /** Play a move for the seat that decides, and confirm it if it ends the turn and that is wished. Throws `Refused`. */
  async choose(move: MoveText, confirm = false): Promise<void> {
    const { table, deciding } = this;
    if (!table || deciding === null || this.pending !== null) return;
    this.pending = move;
    try {
      await this.send({ type: "move", seat: deciding, version: table.version, move, confirm });
    } finally {
      this.pending = null;
    }
  }

  /** Undo, restart the turn or confirm it. Throws `Refused`. */
  async manageTurn(type: "undo" | "restart-turn" | "confirm"): Promise<void> {
    const { table, deciding } = this;
    if (table && deciding !== null) await this.send({ type, seat: deciding, version: table.version });
  }

  onState(state: ConnectionState): void {
    this.connectionState = state;
    if (state === "open") void this.#loadChat();
  }

  onUpdate(update: TableUpdate): void {
    if (update.type === "chat") this.#addChat([update]);
    else if (update.type === "preview") this.#addPreview(update.preview);
    else this.#enqueue(update, update.changes ?? []);
  }

  /** Show all that waits, now. */
  catchUp(): void {
    while (this.#queue.length > 1) this.#show(this.#queue.splice(0, 1));
    this.#showNext();
  }

  /** Hear no more from the person who wrote a line. Throws `Refused`. */
  async block(line: number): Promise<void> {
    await this.connection.block(line);
    this.chat = [];
    await this.#loadChat();
  }

  async #loadChat(): Promise<void> {
    try {
      this.#addChat(await this.connection.loadChat());
    } catch {
      // Without it, what is said from now on still arrives.
    }
  }

  #addChat(lines: readonly ChatLine[]): void {
    const known = new Set(this.chat.map(({ n }) => n));
    const added = lines.filter(({ n }) => !known.has(n));
    if (added.length) this.chat = [...this.chat, ...added].sort((one, other) => one.n - other.n);
  }

  /** Add the preview that a busy server sends after its change. */
  #addPreview(preview: Preview): void {
    const waiting = this.#queue.find(({ message }) => message.version === preview.version);
    if (waiting) waiting.message = { ...waiting.message, preview };
    else if (this.table?.version === preview.version) this.#preview = preview;
  }

  #enqueue(message: TableMessage | ChangeMessage, changes: Change[]): void {
    const known = this.#queue.at(-1)?.changes.at(-1)?.version ?? this.changes.at(-1)?.version ?? -1;
    this.#queue.push({ message, changes: changes.filter((change) => change.version > known) });
    if (this.table === null || this.#queue.length === 1) this.#showNext();
    else this.waiting = this.#queue.length;
  }

  /** Show the next message, unless the last one is to be seen a little longer. */
  #showNext(): void {
    clearTimeout(this.#nextStep);
    const next = this.#queue[0];
    if (!next) return;
    const atOnce = this.table === null || (this.#isOwn(next) && this.#queue.length === 1);
    const wait = atOnce ? 0 : this.#shownAt + this.#pace() - performance.now();
    if (wait > 0 && !document.hidden) {
      this.waiting = this.#queue.length;
      this.#nextStep = setTimeout(() => this.#showNext(), wait);
      return;
    }
    this.#show(this.#queue.splice(0, Math.ceil(STEP_SHOWN_FOR / this.#share())));
    this.#showNext();
  }

  /** How long the message that is shown stays while others wait. */
  #pace(): number {
    return motionDuration(Math.min(MOVE_SHOWN_FOR, Math.max(STEP_SHOWN_FOR, this.#share())));
  }

  /** Each waiting message's share of the time within which all are shown. Nobody waits where bots play alone. */
  #share(): number {
    if (this.table?.chairs.every(({ kind }) => kind === "bot")) return MOVE_SHOWN_FOR;
    return QUEUE_SHOWN_WITHIN / (this.#queue.length + 1);
  }

  /** Whether a message tells only what we did ourselves. */
  #isOwn({ message, changes }: QueuedMessage): boolean {
    return changes.every((change) => change.seat === null || message.mine.includes(change.seat));
  }

  /** Show messages as one step. */
  #show(step: QueuedMessage[]): void {
    const first = this.table === null;
    for (const { message } of step) this.#apply(message);
    const changes = step.flatMap((one) => one.changes);
    this.clocksReadAt = this.#shownAt = performance.now();
    this.changes = [...this.changes, ...changes];
    this.news = first ? [] : changes;
    this.waiting = this.#queue.length;
  }

  #apply(message: TableMessage | ChangeMessage): void {
    this.table = keepEqual(this.table, message);
    this.mine = keepEqual(this.mine, message.mine);
    this.here = keepEqual(this.here, message.here);
    if (message.type === "table") {
      this.owner = message.owner;
      this.expires = message.expires;
    } else if (message.changes.length) {
      // Something has happened: it is kept for longer than we were told.
      this.expires = null;
    }
    this.#preview = message.preview;
  }
}
