/**
 * The flood as a story of some scenes: what each player loses and gains, one thing after the other (§7, §8).
 * The table stages them; log, replay and "since your last turn" list them.
 */
import type { GameEvent, Position, Seat, Source, TieBreak } from "../gen/protocol";

export type SceneName = "washed" | "ranking" | "gifts" | "offerings" | "totals" | "final" | "winner";

export interface Row {
  seat: Seat;
  points: number;
  camels?: number;
  /** Camels over the limit. */
  lost?: number;
  /** Huts that are washed away, or that are at court. */
  huts?: number;
  /** Where they were washed away. */
  places?: string[];
  /** Influence at court, the cards that count, and what put this player ahead of the next. */
  influence?: number;
  cards?: number[];
  aheadBy?: TieBreak | null;
  plow?: boolean;
  ziggurats?: number;
  multiplier?: number;
  /** Once the game is over: points by source. */
  sources?: [Source, number][];
  /** The score then. */
  score?: number;
}

export interface Scene {
  name: SceneName;
  rows: Row[];
  /** What happens in it, for those who listen. */
  events: GameEvent[];
}

type Told = Pick<Scene, "name" | "rows">;

/** Sources that are counted when the game ends, and not at a flood. */
const FINAL: ReadonlySet<Source> = new Set<Source>(["ziggurats", "plow", "camels"]);

/** Where the flood begins and ends among the events of a move: all up to the next reign, or to the end of the game. */
export function findFlood(events: readonly GameEvent[]): { from: number; to: number } | null {
  const from = events.findIndex(({ event }) => event === "turn-ended") + 1;
  if (from === 0) return null;
  const next = events.findIndex(({ event }, n) => n >= from && event === "turn-began");
  const began = events[next];
  if (began?.event === "turn-began") return began.turn === 1 ? { from, to: next } : null;
  return events.some(({ event }) => event === "game-over") ? { from, to: events.length } : null;
}

/** The scenes of the flood among the events of a move; none if there was no flood. `scores` are those after the move. */
export function floodScenes(events: readonly GameEvent[], scores: readonly number[]): Scene[] {
  const found = findFlood(events);
  if (!found) return [];
  const flood = events.slice(found.from, found.to);
  const over = flood.some(({ event }) => event === "game-over");
  const scenes = [...reignScenes(flood, scores, over), ...(over ? finalScenes(flood, scores) : [])];
  return scenes.map((scene) => ({ ...scene, events: flood.filter((event) => sceneOf(event) === scene.name) }));
}

const SCENE_OF_EVENT: Partial<Record<GameEvent["event"], SceneName>> = {
  flooded: "washed",
  "court-ranked": "ranking",
  "plow-granted": "gifts",
  "court-camels": "gifts",
  "court-left": "gifts",
  "offerings-counted": "offerings",
  "game-over": "winner",
};
const SCENE_OF_SOURCE: Partial<Record<Source, SceneName>> = { influence: "ranking", higher: "gifts", offerings: "offerings" };

function sceneOf(event: GameEvent): SceneName | null {
  if (event.event === "scored") return SCENE_OF_SOURCE[event.source] ?? "final";
  return SCENE_OF_EVENT[event.event] ?? null;
}

/** What a player gains in these scenes; totals count nothing again. */
function gains(scenes: readonly Scene[], seat: Seat): [Source, number][] {
  return scenes.flatMap(({ name, rows }) =>
    rows
      .filter((row) => row.seat === seat)
      .flatMap((row): [Source, number][] => {
        if (name === "ranking") return [["influence", row.points]];
        if (name === "gifts") return [["higher", row.points]];
        if (name === "offerings") return [["offerings", row.points]];
        return name === "final" ? (row.sources ?? []) : [];
      }),
  );
}

/** The points that a player gains in these scenes. */
export function pointsIn(scenes: readonly Scene[], seat: Seat): number {
  return gains(scenes, seat).reduce((sum, [, points]) => sum + points, 0);
}

/** A position after the flood, without the points of scenes that are still to be told. */
export function withoutScenes(position: Position, later: readonly Scene[]): Position {
  if (later.length === 0) return position;
  const players = position.players.map((player, seat) => {
    const ledger = { ...player.ledger };
    for (const [source, points] of gains(later, seat)) ledger[source] -= points;
    return { ...player, ledger, score: player.score - pointsIn(later, seat) };
  });
  return { ...position, players };
}

function reignScenes(events: readonly GameEvent[], scores: readonly number[], over: boolean): Told[] {
  const washed: Row[] = [];
  const ranking: Row[] = [];
  const offerings: Row[] = [];
  for (const event of events) {
    const { seat } = event as { seat: Seat };
    if (event.event === "flooded") washed.push({ seat, points: 0, huts: event.huts.length, places: event.huts });
    if (event.event === "court-ranked") {
      const { points, influence, huts, cards, ahead_by: aheadBy } = event;
      ranking.push({ seat, points, influence, huts, cards, aheadBy });
    }
    if (event.event === "offerings-counted") {
      const { points, ziggurats, multiplier } = event;
      offerings.push({ seat, points, ziggurats, multiplier });
    }
  }
  const gifts = giftRows(events);
  const won = (seat: Seat): number => sumOf([...ranking, ...gifts, ...offerings], seat);
  const later = (seat: Seat): number => (over ? sumOf(finalRows(events), seat) : 0);
  const totals = scores.map((score, seat) => ({ seat, points: won(seat), score: score - later(seat) }));
  return [
    { name: "washed", rows: washed },
    { name: "ranking", rows: ranking },
    { name: "gifts", rows: gifts },
    { name: "offerings", rows: offerings },
    { name: "totals", rows: totals },
  ];
}

/** §7.4 What the three dignitaries give, by player. */
function giftRows(events: readonly GameEvent[]): Row[] {
  const rows = new Rows();
  for (const event of events) {
    if (event.event === "scored" && event.source === "higher") rows.of(event.seat).points += event.points;
    if (event.event === "plow-granted") rows.of(event.seat).plow = true;
    if (event.event === "court-camels") {
      rows.of(event.seat).camels = event.camels;
      if (event.lost) rows.of(event.seat).lost = event.lost;
    }
  }
  return rows.inOrder();
}

/** §8 What is counted once the game is over, by player. */
function finalRows(events: readonly GameEvent[]): Row[] {
  const rows = new Rows();
  for (const event of events) {
    if (event.event !== "scored" || !FINAL.has(event.source)) continue;
    const row = rows.of(event.seat);
    row.points += event.points;
    row.sources = [...(row.sources ?? []), [event.source, event.points]];
  }
  return rows.inOrder();
}

/** A row for each seat that is named. */
class Rows {
  #rows = new Map<Seat, Row>();

  of(seat: Seat): Row {
    const found = this.#rows.get(seat) ?? { seat, points: 0 };
    this.#rows.set(seat, found);
    return found;
  }

  inOrder(): Row[] {
    return [...this.#rows.values()].sort((one, other) => one.seat - other.seat);
  }
}

function finalScenes(events: readonly GameEvent[], scores: readonly number[]): Told[] {
  const end = events.find((event) => event.event === "game-over");
  const winners = end?.event === "game-over" ? end.winners : [];
  return [
    { name: "final", rows: finalRows(events) },
    { name: "winner", rows: winners.map((seat) => ({ seat, points: 0, score: scores[seat] ?? 0 })) },
  ];
}

function sumOf(rows: readonly Row[], seat: Seat): number {
  return rows.reduce((sum, one) => sum + (one.seat === seat ? one.points : 0), 0);
}
