/** What stands on a table, what happened there, and what we ask it to do; others' moves are shown one by one. */
import type {
  Change,
  ChangeMessage,
  ChatLine,
  Command,
  MoveText,
  PresenceNews,
  Preview,
  Seat,
  Table,
  TableMessage,
  Time,
  Version,
} from "../gen/protocol";
import { keepEqual } from "../game/keep-equal";
import { type Hurry, paceOf } from "./pace";
import { nextFrame } from "../device/next-frame";
import { motionDuration } from "../device/settings.svelte";
import type { ConnectionState, TableConnection, TableListener, TableUpdate } from "./table-connection";

/** A message that waits to be shown, and those of its changes that were not known before. */
interface QueuedMessage {
  message: TableMessage | ChangeMessage;
  changes: Change[];
}

export class LiveTable implements TableListener {
  table = $state.raw<Table | null>(null);
  mine = $state.raw<Seat[]>([]);
  /** Whether we opened the table. */
  owner = $state(false);
  /** The host has taken our seat from us. */
  removed = $state(false);
  /** The seats whose people are connected, until the game is over. */
  here = $state.raw<Seat[]>([]);
  /** By seat: since when its person is not connected, in seconds since 1970; null for everyone else. */
  gone = $state.raw<(Time | null)[]>([]);
  /** From when a bot may play for who is to decide and not here. */
  standInFrom = $state<Time | null>(null);
  /** All changes since the table was opened, in order. */
  changes = $state.raw<Change[]>([]);
  /** The changes of the message that is shown; those that were there when the table was opened do not count. */
  news = $state.raw<Change[]>([]);
  /** How many people without a seat watch, and the names of those who wish to be seen. */
  watchers = $state(0);
  watching = $state.raw<string[]>([]);
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
  /** Somebody wants to look longer at what is shown. */
  paused = $state(false);
  /** What waits makes it our turn, as far as it is known. */
  isMyTurnNext = $state(false);

  #preview = $state.raw<Preview | null>(null);
  #sending = $state(0);
  #queue: QueuedMessage[] = [];
  #shownAt = 0;
  /** Nothing is shown one by one until it is our turn. */
  #skipping = false;
  #nextStep: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly connection: TableConnection) {}

  get id(): string {
    return this.connection.id;
  }

  /** The seat that is to decide now, if it is ours, no bot stands in for us, and the game is not paused. */
  get deciding(): Seat | null {
    const mover = this.waiting === 0 && this.table?.paused !== "agreed" ? (this.table?.mover ?? null) : null;
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

  /** Carry out a command once the press is drawn; the table has changed when this resolves. Throws `Refused`. */
  async send(command: Command): Promise<Version> {
    this.#sending += 1;
    try {
      await nextFrame();
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
    if (state === "open") void this.reloadChat();
  }

  onUpdate(update: TableUpdate): void {
    if (update.type === "chat") this.#addChat([update]);
    else if (update.type === "preview") this.#addPreview(update.preview);
    else {
      // Who is here is so now, though moves may still wait to be shown.
      this.#notePresence(update);
      if (update.type !== "presence") this.#enqueue(update, update.changes ?? []);
    }
  }

  /** Stay at what is shown, or go on. The table does not wait: neither do we while our own clock runs. */
  pause(paused: boolean): void {
    this.paused = paused;
    this.#showNext();
  }

  /** Show all that waits now, and what comes until it is our turn at once. */
  skip(): void {
    this.paused = false;
    this.#skipping = true;
    this.#showNext();
  }

  /** Load the chat again, since other people than before are heard. */
  async reloadChat(): Promise<void> {
    try {
      const lines = (await this.connection.requests?.loadChat()) ?? [];
      const meanwhile = this.chat.filter(({ n }) => n > (lines.at(-1)?.n ?? 0));
      this.chat = [...lines, ...meanwhile];
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

  #notePresence(told: PresenceNews | TableMessage | ChangeMessage): void {
    this.here = keepEqual(this.here, told.here);
    this.gone = keepEqual(this.gone, told.gone);
    this.standInFrom = told.stand_in_from;
    this.watchers = told.watchers;
    this.watching = keepEqual(this.watching, told.watching);
  }

  #enqueue(message: TableMessage | ChangeMessage, changes: Change[]): void {
    const known = this.#queue.at(-1)?.changes.at(-1)?.version ?? this.changes.at(-1)?.version ?? -1;
    this.#queue.push({ message, changes: changes.filter((change) => change.version > known) });
    if (this.table === null || this.#queue.length === 1) this.#showNext();
    else this.#wait();
  }

  /** Let the queue wait. */
  #wait(): void {
    this.waiting = this.#queue.length;
    const last = this.#queue.at(-1)?.message;
    this.isMyTurnNext = last?.mover != null && last.mine.includes(last.mover);
  }

  /** Show what comes next, unless the last step is to be seen a little longer. */
  #showNext(): void {
    clearTimeout(this.#nextStep);
    const next = this.#queue[0];
    if (!next) return;
    const atOnce = this.table === null || (this.#isOwn(next) && this.#queue.length === 1);
    const pace = this.#pace();
    const wait = atOnce || this.#skipping ? 0 : this.#shownAt + motionDuration(pace.wait) - performance.now();
    if (!document.hidden && (wait > 0 || (this.paused && !atOnce && !this.#isOnClock()))) {
      this.#wait();
      if (wait > 0) this.#nextStep = setTimeout(() => this.#showNext(), wait);
      return;
    }
    this.#show(this.#queue.splice(0, pace.messages));
    this.#showNext();
  }

  #pace(): ReturnType<typeof paceOf> {
    const shown = this.news.at(-1)?.seat ?? null;
    const waiting = this.#queue.map(({ changes }) => changes.at(-1)?.seat ?? null);
    return paceOf(shown !== null && this.mine.includes(shown) ? null : shown, waiting, this.#hurry());
  }

  /** Nobody waits where bots play alone. */
  #hurry(): Hurry {
    if (this.#isOnClock()) return "clock";
    return this.table?.chairs.every(({ kind }) => kind === "bot") ? "none" : "some";
  }

  /** Whether our own clock runs at the end of what waits; days of time need no hurry. */
  #isOnClock(): boolean {
    const last = this.#queue.at(-1)?.message;
    return last?.clock_running != null && last.options.clock.kind === "live" && last.mine.includes(last.clock_running);
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
    this.#wait();
    // Who watches skips only what waits.
    if (this.mine.length === 0 && this.waiting === 0) this.#skipping = false;
    if (this.deciding !== null) this.paused = this.#skipping = false;
  }

  #apply(message: TableMessage | ChangeMessage): void {
    this.table = keepEqual(this.table, message);
    this.mine = keepEqual(this.mine, message.mine);
    this.owner = message.owner;
    this.removed = message.removed;
    if (message.type === "table") {
      this.expires = message.expires;
    } else if (message.changes.length) {
      // Something has happened: it is kept for longer than we were told.
      this.expires = null;
    }
    this.#preview = message.preview;
  }
}
