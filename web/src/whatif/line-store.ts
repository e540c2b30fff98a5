/** Lines of tables' games in the browser's database: they are whose browser it is, and outlive a reload. */
import type { RecordedLine } from "../gen/protocol";

const NAME = "assyria-lines";
const LINES = "lines";

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(LINES);
  return done(request);
}

/** The lines that are kept of a table; none where the browser keeps nothing. */
export async function loadLines(table: string): Promise<RecordedLine[]> {
  try {
    const database = await open();
    const kept = await done<RecordedLine[] | undefined>(database.transaction(LINES).objectStore(LINES).get(table));
    database.close();
    return kept ?? [];
  } catch {
    return [];
  }
}

/** Keep the lines of a table. Throws if the browser keeps nothing. */
export async function saveLines(table: string, lines: readonly RecordedLine[]): Promise<void> {
  const database = await open();
  const transaction = database.transaction(LINES, "readwrite");
  transaction.objectStore(LINES).put(lines, table);
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("not kept"));
  });
  database.close();
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("no database"));
  });
}
