/** The flood as a story of some scenes: what each player loses and gains, one thing after the other (§7, §8). */
import type { Change, GameEvent, Seat, Source, TieBreak } from "../gen/protocol";

export type SceneName = "washed" | "ranking" | "gifts" | "offerings" | "totals" | "final" | "winner";

export interface Row {
  seat: Seat;
  points: number;
  camels?: number;
  /** Huts that are washed away, or that are at court. */
  huts?: number;
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
}

/** Sources that are counted when the game ends, and not at a flood. */
const FINAL: ReadonlySet<Source> = new Set<Source>(["ziggurats", "plow", "camels"]);

/** The scenes of the flood in these changes; none if there was no flood. `scores` are those after it. */
export function floodScenes(changes: readonly Change[], scores: readonly number[]): Scene[] {
  const events = changes.flatMap((change) => change.events);
  const begins = events.findIndex(({ event }) => event === "turn-ended");
  const after = begins < 0 ? [] : events.slice(begins + 1);
  const over = after.some(({ event }) => event === "game-over");
  const newReign = after.some((event) => event.event === "turn-began" && event.turn === 1);
  if (!over && !newReign) return [];
  return [...reignScenes(after, scores, over), ...(over ? finalScenes(after, scores) : [])];
}

function reignScenes(events: readonly GameEvent[], scores: readonly number[], over: boolean): Scene[] {
  const washed: Row[] = [];
  const ranking: Row[] = [];
  const offerings: Row[] = [];
  for (const event of events) {
    const { seat } = event as { seat: Seat };
    if (event.event === "flooded") washed.push({ seat, points: 0, huts: event.huts.length });
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
    if (event.event === "court-camels") rows.of(event.seat).camels = event.camels;
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

function finalScenes(events: readonly GameEvent[], scores: readonly number[]): Scene[] {
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
