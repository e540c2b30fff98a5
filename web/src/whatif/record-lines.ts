/** Lines of a record: which there are, and records with one more, one less, or another name. Nothing is changed in place. */
import type { GameRecord, RecordedLine } from "../gen/protocol";

/** A line by its place among the variations of the game, then of each line; the game itself is empty. */
export type LinePath = readonly number[];

export interface FoundLine {
  path: LinePath;
  line: RecordedLine;
}

type Lined = Pick<RecordedLine, "variations">;

/** All lines, each before those that leave it. */
export function allLines(parent: Lined, path: LinePath = []): FoundLine[] {
  return (parent.variations ?? []).flatMap((line, place) => {
    const here = [...path, place];
    return [{ path: here, line }, ...allLines(line, here)];
  });
}

/** A line, or null if there is none at this path. */
export function lineAt(record: Lined, path: LinePath): RecordedLine | null {
  let found: Lined | undefined = record;
  for (const place of path) found = found?.variations?.[place];
  return path.length && found ? (found as RecordedLine) : null;
}

/** The line that a position after so many moves belongs to: before its beginning, a line is the game it leaves. */
export function lineOf(record: Lined, path: LinePath, at: number): LinePath {
  let own = path;
  while (own.length && at < (lineAt(record, own)?.at ?? 0)) own = own.slice(0, -1);
  return own;
}

/** The record with a line more, as the last of its siblings, and its path. */
export function withLine(record: GameRecord, parent: LinePath, line: RecordedLine): { record: GameRecord; path: LinePath } {
  const siblings = (parent.length ? lineAt(record, parent) : record)?.variations ?? [];
  return { record: changed(record, parent, (lines) => [...lines, line]), path: [...parent, siblings.length] };
}

export function withoutLine(record: GameRecord, path: LinePath): GameRecord {
  return changed(record, path.slice(0, -1), (lines) => lines.filter((_, place) => place !== path.at(-1)));
}

export function renamed(record: GameRecord, path: LinePath, name: string): GameRecord {
  return changed(record, path.slice(0, -1), (lines) =>
    lines.map((line, place) => (place === path.at(-1) ? { ...line, name } : line)),
  );
}

/** The record with a line and those that it leaves alone, to be sent, and the line's path in it. */
export function pruned(record: GameRecord, path: LinePath): { record: GameRecord; line: number[] } {
  return { record: alone(record, path), line: path.map(() => 0) };
}

function alone<T extends Lined>(parent: T, [place, ...rest]: LinePath): T {
  const { variations, ...bare } = parent;
  const line = place === undefined ? undefined : variations?.[place];
  return (line ? { ...bare, variations: [alone(line, rest)] } : bare) as T;
}

function changed<T extends Lined>(parent: T, [place, ...rest]: LinePath, change: (lines: RecordedLine[]) => RecordedLine[]): T {
  const lines = parent.variations ?? [];
  const variations =
    place === undefined ? change(lines) : lines.map((line, index) => (index === place ? changed(line, rest, change) : line));
  return { ...parent, variations };
}

/** A path as an address has it. */
export function pathText(path: LinePath): string {
  return path.join(".");
}

/** A path out of an address; the game itself if it says none. */
export function parsePath(text: string | null): LinePath {
  return text && /^\d+(\.\d+)*$/.test(text) ? text.split(".").map(Number) : [];
}
