/** What a turn has gained so far, and what it can still gain. */
import type { Change, Preview, Prospect, Seat, Source } from "../gen/protocol";
import { scoredIn } from "../words/log";
import { isMove, lastTurn } from "./missed";

export interface Gain {
  points: number;
  camels: number;
}

export interface TurnGain {
  /** Scored and earned, and what comes by itself. */
  now: Gain;
  /** Points of wells that can still be dug. */
  wells: number;
  /** At the flood, if this turn ends with one. */
  flood: Gain;
}

const NONE: Gain = { points: 0, camels: 0 };

/** What a seat gains in this turn of the game; null where that is not known. */
export function turnGain(changes: readonly Change[], preview: Preview, reign: number, turn: number): TurnGain {
  const scored = gainedIn(changes, preview.seat, reign, turn);
  const { held, income, flood } = preview;
  if (held) return { now: add(scored, total(held)), wells: 0, flood: NONE };
  const wells = income?.points.wells ?? 0;
  const coming = income ? total(income) : NONE;
  return {
    now: add(scored, { ...coming, points: coming.points - wells }),
    wells,
    flood: flood ? total(flood) : NONE,
  };
}

/** Points and camels of a prospect, whatever their source. */
export function total({ points, camels }: Prospect): Gain {
  const sources = Object.keys(points) as Source[];
  return { points: sources.reduce((sum, source) => sum + points[source], 0), camels };
}

function add(one: Gain, other: Gain): Gain {
  return { points: one.points + other.points, camels: one.camels + other.camels };
}

/** What others' moves have given each seat since the last turn of the seats in `mine`; nothing for those who watch. */
export function earnedSince(changes: readonly Change[], mine: readonly Seat[], mover: Seat | null, players: number): number[] {
  const moves = changes.filter(isMove);
  const { ended } = lastTurn(moves.map(({ seat }) => seat), mine, mover);
  const since = moves[ended]?.version ?? 0;
  const others = changes.filter(({ version, seat }) => version > since && (seat === null || !mine.includes(seat)));
  const events = mine.length ? others.flatMap((change) => change.events) : [];
  return Array.from({ length: players }, (_, seat) => scoredIn(events, seat));
}

/** What a seat was given in a turn, without what was undone. */
function gainedIn(changes: readonly Change[], seat: Seat, reign: number, turn: number): Gain {
  let kept: (Gain & { moves: number })[] = [];
  for (const change of changes) {
    if (change.kind === "undone") kept = kept.filter(({ moves }) => moves <= change.moves);
    if (change.reign !== reign || change.turn !== turn) continue;
    for (const event of change.events) {
      if (!("seat" in event) || event.seat !== seat) continue;
      if (event.event === "scored") kept.push({ points: event.points, camels: 0, moves: change.moves });
      if (event.event === "camels-earned") kept.push({ points: 0, camels: event.camels, moves: change.moves });
    }
  }
  return kept.reduce(add, NONE);
}
