/**
 * A table that nobody keeps: a position that one plays on from, to learn. Whatever is done, the moves so far are sent
 * again as a whole, so that going back is to send fewer.
 */
import type { Change, Command, MoveText, Seat, TableMessage, Version } from "../gen/protocol";
import * as ask from "../net/client";
import { type Failure, Refused } from "../net/refused";
import type { TableConnection, TableListener } from "../net/table-connection";

/** Answers with the table after these moves of mine. */
export type AskExercise = (moves: MoveText[]) => Promise<TableMessage>;

/** Play on from a position. */
export function fromPosition(position: string, mine: Seat[]): AskExercise {
  return (moves) => ask.exercise({ position, mine, moves });
}

export class ExerciseTable implements TableConnection {
  /** Nobody keeps it: there is nobody to talk to, and no game to replay. */
  readonly requests = null;
  /** My moves so far. */
  moves: MoveText[] = [];
  #listener: TableListener | null = null;
  /** The last answer, with the versions that were told: they only grow, also when one goes back. */
  #told: TableMessage | null = null;
  /** What is added to the versions of answers. */
  #shift = 0;
  /** What was asked last: the next question waits for its answer, so that answers never overtake each other. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    readonly id: string,
    readonly ask: AskExercise,
  ) {}

  open(listener: TableListener): void {
    this.#listener = listener;
    void this.#begin(listener);
  }

  async #begin(listener: TableListener): Promise<void> {
    try {
      const answer = await this.ask([]);
      if (this.#listener !== listener) return;
      listener.onState("open");
      this.#tell(answer, []);
    } catch {
      listener.onState("lost");
    }
  }

  close(): void {
    this.#listener = null;
  }

  /** Make a move or go back. Nothing else is done at such a table. Throws `Refused`. */
  async send(command: Command): Promise<Version> {
    if (command.type === "move") return this.#inTurn(() => this.#play([...this.moves, command.move]));
    if (command.type === "undo") return this.goBack(this.moves.length - 1);
    if (command.type === "restart-turn") return this.goBack(0);
    throw new Refused(NOT_PLAYING);
  }

  /** Go back to so many of my moves; the bots' moves after them are undone, too. Throws `Refused`. */
  goBack(to: number): Promise<Version> {
    return this.#inTurn(() => this.#goBack(to));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  async #goBack(to: number): Promise<Version> {
    const moves = this.moves.slice(0, Math.max(0, to));
    const answer = await this.ask(moves);
    const before = this.#told?.version ?? 0;
    const undone: Change = {
      version: before + 1,
      kind: "undone",
      seat: answer.mine[0] ?? null,
      move: null,
      to: answer.moves,
      reason: null,
      what: null,
      yes: null,
      moves: answer.moves,
      at: 0,
      reign: answer.position?.reign ?? null,
      turn: answer.position?.turn ?? null,
      events: [],
    };
    this.moves = moves;
    this.#shift = undone.version - answer.version;
    return this.#tell(answer, [undone]);
  }

  async #play(moves: MoveText[]): Promise<Version> {
    const answer = await this.ask(moves);
    const known = (this.#told?.version ?? 0) - this.#shift;
    this.moves = moves;
    return this.#tell(answer, (answer.changes ?? []).filter(({ version }) => version > known).map((one) => this.#shifted(one)));
  }

  #tell(answer: TableMessage, changes: Change[]): Version {
    const preview = answer.preview && this.#shifted(answer.preview);
    this.#told = { ...this.#shifted(answer), preview, changes };
    this.#listener?.onUpdate(this.#told);
    return this.#told.version;
  }

  #shifted<T extends { version: Version }>(one: T): T {
    return { ...one, version: one.version + this.#shift };
  }
}

const NOT_PLAYING: Failure = { type: "urn:assyria:problem:not-playing", title: "not-playing", status: 422 };
