/** The level somebody plays at: it follows their results, and they can set it. */
import type { Seat, Table } from "../gen/protocol";

export const LOWEST = 1;
export const HIGHEST = 10;
/** So many tables are remembered, so that none counts twice. */
const REMEMBERED = 20;

/** A game that counted: the level before it, and afterwards. */
export interface LevelChange {
  table: string;
  before: number;
  next: number;
}

/** The name of a level's bot. */
export function levelName(level: number): string {
  return `level-${level}`;
}

/** The level of a game that one person has played to its end against bots of one level; null for any other. */
export function playedLevel(table: Table, mine: readonly Seat[]): number | null {
  const whole = table.status === "finished" && table.position?.phase === "over";
  const [me, second] = mine;
  if (!whole || me === undefined || second !== undefined) return null;
  const names = new Set(table.chairs.filter((_, seat) => seat !== me).map(({ kind, bot }) => (kind === "bot" ? bot : null)));
  const [name] = names;
  const level = /^level-(\d+)$/.exec(name ?? "")?.[1];
  return names.size === 1 && level ? Number(level) : null;
}

/** Up after a victory, down after a last place; a game at another level moves nobody back towards it. */
export function nextLevel(now: number, played: number, scores: readonly number[], me: Seat): number {
  if (scores[me] === Math.max(...scores)) return Math.max(now, Math.min(HIGHEST, played + 1));
  if (scores[me] === Math.min(...scores)) return Math.min(now, Math.max(LOWEST, played - 1));
  return now;
}

/** What a finished game changes, once; the same again for a table that has counted. */
export function countGame(
  known: readonly LevelChange[],
  id: string,
  table: Table,
  mine: readonly Seat[],
  now: number,
): LevelChange | null {
  const counted = known.find((change) => change.table === id);
  if (counted) return counted;
  const played = playedLevel(table, mine);
  const me = mine[0];
  if (played === null || me === undefined) return null;
  return { table: id, before: now, next: nextLevel(now, played, table.result?.scores ?? [], me) };
}

/** The changes with one more, without the oldest. */
export function remember(known: readonly LevelChange[], change: LevelChange): LevelChange[] {
  return [...known, change].slice(-REMEMBERED);
}
