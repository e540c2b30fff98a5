/** The lines of a game that is replayed: shown, kept and asked about. */
import type { Branch, GameRecord, NewLineRequest, RecordedLine, Replay } from "../gen/protocol";
import * as ask from "../net/client";
import { saveRecordText } from "../device/record-text";
import { loadLines, saveLines } from "./line-store";
import { type FoundLine, type LinePath, allLines, lineAt, pruned, renamed, withLine, withoutLine } from "./record-lines";

export class Lines {
  /** The game with all lines. */
  record = $state.raw<GameRecord>() as GameRecord;
  readonly all = $derived<FoundLine[]>(allLines(this.record));

  constructor(
    record: GameRecord,
    /** The table whose game it is; null for a file. */
    readonly table: string | null,
  ) {
    this.record = record;
  }

  /** The lines of a game; those of a table are in this browser. */
  static async load(record: GameRecord, table: string | null): Promise<Lines> {
    return new Lines(table === null ? record : { ...record, variations: await loadLines(table) }, table);
  }

  at(path: LinePath): RecordedLine | null {
    return lineAt(this.record, path);
  }

  /** A line as a game of its own. Throws `Refused`. */
  replay(path: LinePath): Promise<Replay> {
    return replayLine(this.record, path);
  }

  /** A position to go on from otherwise, with the unseen cards dealt anew. Throws `Refused`. */
  branch(path: LinePath, at: number): Promise<Branch> {
    const { record, line } = pruned(this.record, path);
    return ask.branch({ record: JSON.stringify(record), line, at });
  }

  /** What a request for a new table says about a position. */
  start(path: LinePath, at: number): { record: string; line: number[]; at: number } {
    const { record, line } = pruned(this.record, path);
    return { record: JSON.stringify(record), line, at };
  }

  /** Keep a line that was played in an exercise, and return its path. Throws `Refused`, or if nothing can be kept. */
  async add(parent: LinePath, played: NewLineRequest): Promise<LinePath> {
    const line = await ask.playedLine(played);
    const { record, path } = withLine(this.record, parent, line);
    // Nobody keeps what cannot be read again, such as one line too many.
    await replayLine(record, path);
    await this.#keep(record);
    return path;
  }

  rename(path: LinePath, name: string): Promise<void> {
    return this.#keep(renamed(this.record, path, name));
  }

  remove(path: LinePath): Promise<void> {
    return this.#keep(withoutLine(this.record, path));
  }

  async #keep(record: GameRecord): Promise<void> {
    if (this.table === null) saveRecordText(JSON.stringify(record));
    // As plain data, which the database takes.
    else await saveLines(this.table, record.variations ?? []);
    this.record = record;
  }
}

function replayLine(whole: GameRecord, path: LinePath): Promise<Replay> {
  const { record, line } = pruned(whole, path);
  return ask.lineReplay({ record: JSON.stringify(record), line });
}
