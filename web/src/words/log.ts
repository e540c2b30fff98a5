/** What happened at a table, by turn, without what was undone. */
import type { Change, GameEvent, MoveReason, Seat, Time } from "../gen/protocol";
import { describeEvent } from "./story";
import { words } from "./words.svelte";

const COMING_AND_GOING = ["timed-out", "left", "stood-in", "returned", "resigned", "ended", "server-away"] as const;

/** Somebody went away from their seat or came back to it; without a seat, the server did, or the game was ended. */
export interface SeatEvent {
  event: (typeof COMING_AND_GOING)[number];
  seat: Seat | null;
  /** How long the server was away. */
  minutes: number;
}

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
  event: GameEvent | SeatEvent;
}

export function isSeatEvent(event: GameEvent | SeatEvent): event is SeatEvent {
  return COMING_AND_GOING.some((kind) => kind === event.event);
}

/** Who went or came with a change, if somebody did. */
export function seatEvent({ kind, seat, seconds }: Change): SeatEvent | null {
  const event = COMING_AND_GOING.find((one) => one === kind);
  return event ? { event, seat, minutes: Math.ceil((seconds ?? 0) / 60) } : null;
}

/** An entry's event in words. */
export function describeEntry(event: GameEvent | SeatEvent, names: readonly string[]): string {
  if (isSeatEvent(event)) {
    const { seat, minutes } = event;
    return words(`page-log-${event.event}`, { name: names[seat ?? -1] ?? "", minutes });
  }
  return describeEvent(event, names);
}

/** The events in order; those of moves that were taken back are gone. */
export function logEntries(changes: readonly Change[]): LogEntry[] {
  let entries: LogEntry[] = [];
  for (const change of changes) {
    const { version, kind, moves, seat, reign, turn, at, reason } = change;
    if (kind === "undone") entries = entries.filter((entry) => entry.moves <= moves || isSeatEvent(entry.event));
    const went = seatEvent(change);
    const events = went ? [went] : change.events;
    const madeFor = kind === "moved" && reason !== "forced" ? (reason as MoveReason | null) : null;
    events.forEach((event, index) =>
      entries.push({ version, moves, seat, reign, turn, at, reason: index === 0 ? madeFor : null, event }),
    );
  }
  return entries;
}

/** The points that a seat scored in these events. */
export function scoredIn(events: readonly GameEvent[], seat: Seat): number {
  return events.reduce((sum, one) => sum + (one.event === "scored" && one.seat === seat ? one.points : 0), 0);
}

/** The places on the board that an event is about. */
export function eventPlaces(event: GameEvent | SeatEvent): string[] {
  if ("at" in event) return Array.isArray(event.at) ? event.at : [event.at];
  if ("huts" in event && Array.isArray(event.huts)) return event.huts;
  if ("site" in event) return [event.site];
  return [];
}
