/** The log turn by turn, with floods told in the steps of their scenes. */
import { type Scene, findFlood, floodScenes } from "../flood/scenes";
import type { Change, GameEvent, Seat } from "../gen/protocol";
import { type LogEntry, isSeatEvent, logEntries, scoredIn } from "../words/log";

/** A flood in place of its events. */
export interface FloodEntry extends Pick<LogEntry, "version" | "moves" | "reign" | "turn"> {
  scenes: Scene[];
}

export interface LogTurn {
  key: string;
  reign: number | null;
  turn: number | null;
  entries: (LogEntry | FloodEntry)[];
}

/** Everything, only what gave points, or only what a seat did. */
export type LogFilter = "all" | "points" | Seat;

export function isFlood(entry: LogEntry | FloodEntry): entry is FloodEntry {
  return "scenes" in entry;
}

/** The turns in which something happened that is to be shown. `scores` are those after all changes. */
export function logTurns(changes: readonly Change[], scores: readonly number[], filter: LogFilter): LogTurn[] {
  const found: LogTurn[] = [];
  for (const entry of withFloods(logEntries(changes), scores)) {
    const shown = isFlood(entry) ? filterFlood(entry, filter) : isShown(entry, filter) ? entry : null;
    if (!shown) continue;
    const { reign, turn } = shown;
    const key = `${reign} ${turn}`;
    if (found.at(-1)?.key !== key) found.push({ key, reign, turn, entries: [] });
    found.at(-1)?.entries.push(shown);
  }
  return found;
}

/** The entries with a flood where its events were. From the last on: each flood's scores are those now, less what came later. */
function withFloods(entries: readonly LogEntry[], scores: readonly number[]): (LogEntry | FloodEntry)[] {
  const told: (LogEntry | FloodEntry)[] = [];
  let after = [...scores];
  for (let end = entries.length; end > 0; ) {
    const start = entries.findIndex(({ version }) => version === entries[end - 1]?.version);
    const change = entries.slice(start, end);
    const events = change.map(({ event }) => event).filter((event): event is GameEvent => !isSeatEvent(event));
    told.unshift(...withFlood(change, events, after));
    after = after.map((score, seat) => score - scoredIn(events, seat));
    end = start;
  }
  return told;
}

function withFlood(change: LogEntry[], events: GameEvent[], scores: readonly number[]): (LogEntry | FloodEntry)[] {
  const [found, first] = [findFlood(events), change[0]];
  if (!found || !first) return change;
  const { version, moves, reign, turn } = first;
  const flood = { version, moves, reign, turn, scenes: floodScenes(events, scores) };
  return [...change.slice(0, found.from), flood, ...change.slice(found.to)];
}

function isShown({ event }: LogEntry, filter: LogFilter): boolean {
  if (filter === "all") return true;
  if (filter === "points") return "points" in event && event.points > 0;
  return "seat" in event && event.seat === filter;
}

function filterFlood(flood: FloodEntry, filter: LogFilter): FloodEntry | null {
  if (filter === "all") return flood;
  const scenes = flood.scenes
    .map((scene) => ({
      ...scene,
      rows: scene.rows.filter((row) => (filter === "points" ? row.points > 0 : row.seat === filter)),
    }))
    .filter(({ rows }) => rows.length > 0);
  return scenes.length ? { ...flood, scenes } : null;
}
