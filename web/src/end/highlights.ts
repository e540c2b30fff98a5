/** What people will talk about after a game, from what happened in it. */
import type { GameEvent, Seat } from "../gen/protocol";
import { ranking } from "../game/ranking";
import { standings } from "./standings";

export interface Highlight {
  /** Which: its texts are `page-highlight-…` and `page-highlight-…-what`. */
  kind: (typeof KINDS)[number];
  /** Whose; all of those who share it. */
  seats: Seat[];
  /** The number it is about, and when, where it was one moment. */
  count: number;
  reign: number;
  turn: number;
  /** The step of the game at which it happened, if it was one moment. */
  step: number | null;
}

/** In this order the first few that the game had are shown. */
export const KINDS = [
  "comeback",
  "close",
  "turn",
  "flood",
  "washed",
  "camels",
  "starved",
  "fed",
  "wells",
  "tiles",
  "court",
  "leads",
] as const;

const CLOSE = 3;
const SHOWN = 6;

interface Moment {
  seat: Seat;
  count: number;
  reign: number;
  turn: number;
  step: number;
}

/** What happened, told step by step: the set-up, then after each move. Nothing is said in favour of who resigned. */
export function highlights(
  story: readonly (readonly GameEvent[])[],
  players: number,
  resigned: readonly Seat[] = [],
  most = SHOWN,
): Highlight[] {
  const seen = watch(story, players, resigned);
  const found: (Highlight | null)[] = [
    comeback(story.flat(), players),
    close(story.flat(), players),
    best("turn", seen.turns),
    best("flood", seen.floods),
    best("washed", seen.washed),
    total("camels", seen.camels),
    total("starved", seen.starved) ?? everyoneFed(story.flat()),
    total("wells", seen.wells),
    total("tiles", seen.tiles),
    total("court", seen.court),
    leads(story.flat(), players),
  ];
  return found
    .filter((one) => one !== null)
    .filter(({ seats }) => !seats.some((seat) => resigned.includes(seat)))
    .slice(0, most);
}

interface Seen {
  turns: Moment[];
  floods: Moment[];
  washed: Moment[];
  camels: number[];
  starved: number[];
  wells: number[];
  tiles: number[];
  court: number[];
}

/** Points of a flood; others that come with the last one belong to the game's end. */
const OF_A_FLOOD = new Set(["influence", "higher", "offerings"]);

function watch(story: readonly (readonly GameEvent[])[], players: number, resigned: readonly Seat[]): Seen {
  const none = (): number[] => Array<number>(players).fill(0);
  const add = (to: number[], seat: Seat, count: number): void => void (to[seat] = (to[seat] ?? 0) + count);
  const seen: Seen = {
    turns: [],
    floods: [],
    washed: [],
    camels: none(),
    starved: none(),
    wells: none(),
    tiles: none(),
    court: none(),
  };
  let [reign, turn, flooding] = [1, 1, false];
  story.forEach((events, step) => {
    for (const event of events) {
      if ("seat" in event && resigned.includes(event.seat)) continue;
      switch (event.event) {
        case "turn-began":
          [reign, turn, flooding] = [event.reign, event.turn, false];
          break;
        case "turn-ended":
          flooding = true;
          break;
        case "scored":
          if (!flooding) gather(seen.turns, { seat: event.seat, count: event.points, reign, turn, step });
          else if (OF_A_FLOOD.has(event.source)) {
            gather(seen.floods, { seat: event.seat, count: event.points, reign, turn, step });
          }
          break;
        case "flooded":
          gather(seen.washed, { seat: event.seat, count: event.huts.length, reign, turn, step });
          break;
        case "camels-earned":
        case "court-camels":
          add(seen.camels, event.seat, event.camels);
          break;
        case "starved":
          add(seen.starved, event.seat, event.huts.length);
          break;
        case "well-dug":
          add(seen.wells, event.seat, 1);
          break;
        case "ziggurat-built":
        case "ziggurat-extended":
          add(seen.tiles, event.seat, 1);
          break;
        case "hut-at-court":
          add(seen.court, event.seat, 1);
      }
    }
  });
  return seen;
}

/** Several of one seat in one turn count together, from the first step on. */
function gather(moments: Moment[], one: Moment): void {
  const same = moments.find((old) => old.seat === one.seat && old.reign === one.reign && old.turn === one.turn);
  if (same) same.count += one.count;
  else moments.push(one);
}

function best(kind: Highlight["kind"], moments: Moment[]): Highlight | null {
  const top = moments.reduce<Moment | null>((most, one) => (most && most.count >= one.count ? most : one), null);
  if (!top) return null;
  const { seat, count, reign, turn, step } = top;
  return { kind, seats: [seat], count, reign, turn, step };
}

function total(kind: Highlight["kind"], counts: number[]): Highlight | null {
  const count = Math.max(...counts);
  if (count === 0) return null;
  const seats = counts.flatMap((one, seat) => (one === count ? [seat] : []));
  // What everyone had alike is nobody's highlight.
  return seats.length === counts.length ? null : whole(kind, seats, count);
}

function whole(kind: Highlight["kind"], seats: Seat[], count: number): Highlight {
  return { kind, seats, count, reign: 0, turn: 0, step: null };
}

function everyoneFed(events: GameEvent[]): Highlight | null {
  const over = events.some((event) => event.event === "game-over");
  return over && !events.some((event) => event.event === "starved") ? whole("fed", [], 0) : null;
}

/** Somebody won who was last when the last reign began. */
function comeback(events: GameEvent[], players: number): Highlight | null {
  const end = events.find((event) => event.event === "game-over");
  const before = standings(events, players).findLast((one) => one.after === "flood" && one.reign === 2);
  if (!end || !before) return null;
  const last = Math.max(...ranking(before.scores).map(({ place }) => place));
  const seats = ranking(before.scores)
    .filter(({ seat, place }) => place === last && place > 1 && end.winners.includes(seat))
    .map(({ seat }) => seat);
  if (seats.length === 0) return null;
  return whole("comeback", seats, Math.max(...before.scores) - (before.scores[seats[0] ?? 0] ?? 0));
}

function close(events: GameEvent[], players: number): Highlight | null {
  const end = events.find((event) => event.event === "game-over");
  if (!end || end.winners.length > 1 || players < 2) return null;
  const [first, second] = [...end.scores].sort((a, b) => b - a) as [number, number];
  const seats = ranking(end.scores).slice(0, 2).map(({ seat }) => seat);
  return first - second <= CLOSE ? whole("close", seats, first - second) : null;
}

/** How often somebody else came to lead alone. */
function leads(events: GameEvent[], players: number): Highlight | null {
  let leader: Seat | null = null;
  let count = 0;
  for (const { scores } of standings(events, players)) {
    const first = ranking(scores).filter(({ place }) => place === 1);
    const alone = first.length === 1 ? (first[0]?.seat ?? null) : null;
    if (alone === null || alone === leader) continue;
    if (leader !== null) count += 1;
    leader = alone;
  }
  if (leader === null) return null;
  return whole("leads", count === 0 ? [leader] : [], count);
}
