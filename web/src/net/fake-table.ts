/** For tests: a table that says what the test wants, and notes what it is asked. */
import type {
  Change,
  ChangeMessage,
  ChatLine,
  Command,
  Hint,
  Position,
  Preview,
  ProblemCode,
  Seat,
  Table,
  TableMessage,
} from "../gen/protocol";
import { Refused } from "./refused";
import { PROTOCOL } from "../gen/protocol";
import type { TableConnection, TableListener } from "./table-connection";
import { TableRequests } from "./table-requests";

export function fakeTable(about: Partial<Table> = {}): Table {
  return {
    version: 1,
    status: "playing",
    options: {
      players: 2,
      two_player_draft: 2,
      feeding: "free",
      clock: { kind: "none", bank: 0, increment: 0, cap: 0 },
      confirm: true,
      resign: false,
      listed: false,
      hints: true,
      chat: "everyone",
    },
    chairs: [],
    host: 0,
    mover: 0,
    moves: 0,
    position: { phase: "huts", seat: 0, players: [], columns: [] } as unknown as Position,
    legal: [],
    held: null,
    pending: null,
    undo_to: null,
    proposal: null,
    paused: null,
    clock: [],
    clock_running: null,
    clock_from: null,
    result: null,
    commitment: null,
    start: null,
    rematch_of: null,
    rematch: null,
    again: [],
    ...about,
  };
}

export function fakePreview(about: Partial<Preview> = {}): Preview {
  const rest = { held: null, choices: [], refused: [], feeding: null, income: null, flood: null };
  return { version: 1, seat: 0, ...rest, ...about };
}

export function fakeChange(version: number, seat: Seat | null = 1, about: Partial<Change> = {}): Change {
  const rest = { kind: "moved" as const, move: null, to: null, reason: null, what: null, yes: null, moves: version, events: [], at: 0, reign: 1, turn: 1 };
  return { version, seat, ...rest, ...about };
}

export function tableMessage(about: Partial<TableMessage> = {}): TableMessage {
  const rest = { id: "t", protocol: PROTOCOL, page: null, mine: [0], here: [], watchers: 0, watching: [], gone: [], stand_in_from: null, owner: true, removed: false, expires: null, preview: null, changes: [] };
  return { ...fakeTable(), ...rest, ...about, type: "table" };
}

/** A change message with one change, of the seat named, that leads to `version`. */
export function changeMessage(version: number, seat: Seat | null, about: Partial<ChangeMessage> = {}): ChangeMessage {
  const rest = { id: "t", mine: [0], here: [], watchers: 0, watching: [], gone: [], stand_in_from: null, owner: true, removed: false, preview: null, changes: [fakeChange(version, seat)] };
  return { ...fakeTable({ version }), ...rest, ...about, type: "change" };
}

/** A line of chat that Ben has written. */
export function fakeLine(n: number, about: Partial<ChatLine> = {}): ChatLine {
  const rest = { seat: 1, look_alike: false, mine: false, phrase: null, held: false, hidden: null };
  return { n, name: "Ben", text: "Hello", at: 0, ...rest, ...about };
}

export function refused(code: ProblemCode): Refused {
  return new Refused({ type: `urn:assyria:problem:${code}`, title: code, status: 409 });
}

export class FakeTable implements TableConnection {
  readonly id = "t";
  listener: TableListener | null = null;
  closed = false;
  sent: Command[] = [];
  chat: ChatLine[] = [];
  hint: Hint | null = null;
  readonly requests = new FakeRequests(this);
  /** What a command leads to: messages to hand out before the answer, or a refusal. */
  react: (command: Command) => ChangeMessage[] | Refused = () => [];

  open(listener: TableListener): void {
    this.listener = listener;
  }

  close(): void {
    this.closed = true;
  }

  /** Connect, as after `open` or after a drop. */
  connect(message: TableMessage): void {
    this.listener?.onState("open");
    this.listener?.onUpdate(message);
  }

  async send(command: Command): Promise<number> {
    this.sent.push(command);
    await Promise.resolve();
    const reaction = this.react(command);
    if (reaction instanceof Refused) throw reaction;
    for (const message of reaction) this.listener?.onUpdate(message);
    return reaction.at(-1)?.version ?? 0;
  }
}

/** Answers from what the fake table has; the rest is refused. */
class FakeRequests extends TableRequests {
  constructor(readonly table: FakeTable) {
    super(table.id);
  }

  override async hint(): Promise<Hint> {
    if (this.table.hint === null) throw refused("no-hints");
    return this.table.hint;
  }

  override async loadChat(): Promise<ChatLine[]> {
    return this.table.chat;
  }
}
