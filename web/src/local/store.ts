/** The tables in the browser's database. Entries are added to the end; nothing is changed, also by another tab. */

interface Kept {
  id: string;
  rows: unknown[];
  names: Record<string, string>;
  about: Record<string, unknown>;
}

type Listed = Omit<Kept, "rows"> & { count: number };

const NAME = "assyria";
const VERSION = 1;
const TABLES = "tables";
const ROWS = "rows";

export class TableStore {
  readonly #database: Promise<IDBDatabase>;
  /** Tells other tabs which table has changed, and hears it from them. */
  readonly #channel: BroadcastChannel;

  constructor(onChange: (table: string) => void) {
    this.#database = open();
    this.#channel = new BroadcastChannel("assyria-tables");
    this.#channel.onmessage = ({ data }: MessageEvent<string>) => onChange(data);
  }

  /** Return a table as JSON; null if there is none. */
  async load(id: string): Promise<string | null> {
    const stores = (await this.#database).transaction([TABLES, ROWS]);
    const [listed, rows] = await Promise.all([
      done<Listed | undefined>(stores.objectStore(TABLES).get(id)),
      done<unknown[]>(stores.objectStore(ROWS).getAll(rowsOf(id))),
    ]);
    return listed ? JSON.stringify({ id, rows, names: listed.names, about: listed.about } satisfies Kept) : null;
  }

  /** Add rows to a table that has `known` of them; return false, and change nothing, if it has another number. */
  async append(text: string, known: number): Promise<boolean> {
    const { id, rows, names, about } = JSON.parse(text) as Kept;
    const transaction = (await this.#database).transaction([TABLES, ROWS], "readwrite", { durability: "strict" });
    const tables = transaction.objectStore(TABLES);
    const there = await done<Listed | undefined>(tables.get(id));
    if ((there?.count ?? 0) !== known) {
      transaction.abort();
      return false;
    }
    rows.forEach((row, place) => transaction.objectStore(ROWS).add(row, [id, known + place]));
    tables.put({ id, names, about, count: known + rows.length } satisfies Listed);
    await committed(transaction);
    this.#channel.postMessage(id);
    return true;
  }

  /** Return all tables without their rows, as JSON. */
  async all(): Promise<string> {
    const listed = await done<Listed[]>((await this.#database).transaction(TABLES).objectStore(TABLES).getAll());
    return JSON.stringify(listed.map(({ id, names, about }): Kept => ({ id, rows: [], names, about })));
  }

  async remove(id: string): Promise<void> {
    const transaction = (await this.#database).transaction([TABLES, ROWS], "readwrite");
    transaction.objectStore(TABLES).delete(id);
    for (const kept of [rowsOf(id), reviewOf(id), puzzlesOf(id)]) transaction.objectStore(ROWS).delete(kept);
    await committed(transaction);
    this.#channel.postMessage(id);
  }

  /** Return the review of a table as JSON; null if there is none. */
  async load_review(id: string): Promise<string | null> {
    const rows = (await this.#database).transaction(ROWS).objectStore(ROWS);
    return (await done<string | undefined>(rows.get(reviewOf(id)))) ?? null;
  }

  async keep_review(id: string, review: string): Promise<void> {
    const transaction = (await this.#database).transaction(ROWS, "readwrite");
    transaction.objectStore(ROWS).put(review, reviewOf(id));
    await committed(transaction);
  }

  /** Return the puzzles that are kept with tables, each as JSON, as a list in JSON. */
  async load_puzzles(): Promise<string> {
    const stores = (await this.#database).transaction([TABLES, ROWS]);
    const tables = await done(stores.objectStore(TABLES).getAllKeys());
    const rows = stores.objectStore(ROWS);
    const puzzles = await Promise.all(tables.map((id) => done<string[]>(rows.getAll(puzzlesOf(String(id))))));
    return JSON.stringify(puzzles.flat());
  }

  async keep_puzzle(id: string, move: number, puzzle: string): Promise<void> {
    const transaction = (await this.#database).transaction(ROWS, "readwrite");
    transaction.objectStore(ROWS).put(puzzle, puzzleOf(id, move));
    await committed(transaction);
  }

  async remove_puzzle(id: string, move: number): Promise<void> {
    const transaction = (await this.#database).transaction(ROWS, "readwrite");
    transaction.objectStore(ROWS).delete(puzzleOf(id, move));
    await committed(transaction);
  }
}

/**
 * Reviews and puzzles lie before the rows of their table: a store of their own would need a new version, for which all
 * tabs have to close.
 */
function reviewOf(id: string): [string, number] {
  return [id, -1];
}

function puzzleOf(id: string, move: number): [string, number] {
  return [id, -2 - move];
}

function puzzlesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, -Infinity], [id, -2]);
}

function rowsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TABLES, { keyPath: "id" });
    request.result.createObjectStore(ROWS);
  };
  return done(request);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("not kept"));
  });
}
