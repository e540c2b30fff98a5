/** What happened at a table, by turn, without what was undone. */
import type { Change, GameEvent, MoveReason, Seat, Time } from "../gen/protocol";

export interface LogEntry {
  version: number;
  /** How many moves had been made after it. */
  moves: number;
  seat: Seat | null;
  reign: number | null;
  turn: number | null;
  at: Time;
  /** Why the move was made for somebody; only with the first event of it, and not if there was no choice. */
  reason: MoveReason | null;
  event: GameEvent;
}

/** The events in order; those of moves that were taken back are gone. */
export function logEntries(changes: readonly Change[]): LogEntry[] {
  let entries: LogEntry[] = [];
  for (const { version, kind, moves, seat, reign, turn, at, reason, events } of changes) {
    if (kind === "undone") entries = entries.filter((entry) => entry.moves <= moves);
    const madeFor = kind === "moved" && reason !== "forced" ? (reason as MoveReason | null) : null;
    events.forEach((event, index) =>
      entries.push({ version, moves, seat, reign, turn, at, reason: index === 0 ? madeFor : null, event }),
    );
  }
  return entries;
}

/** The places on the board that an event is about. */
export function eventPlaces(event: GameEvent): string[] {
  if ("at" in event) return Array.isArray(event.at) ? event.at : [event.at];
  if ("huts" in event && Array.isArray(event.huts)) return event.huts;
  if ("site" in event) return [event.site];
  return [];
}
