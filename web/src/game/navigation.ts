/** Where to go in a game: by move, by turn, by reign. */
import type { Change, ReplayStep } from "../gen/protocol";

export type StepUnit = "move" | "turn" | "reign";

/** A step at which something new begins. */
export interface TurnStart {
  step: number;
  reign: number;
  turn: number;
  /** The first turn of a reign. */
  newReign: boolean;
}

/** The steps after which a turn begins: there its cards lie sown. */
export function findTurnStarts(steps: readonly ReplayStep[]): TurnStart[] {
  const found: TurnStart[] = [];
  steps.forEach(({ position: { reign, turn } }, step) => {
    const last = found.at(-1);
    if (last?.reign !== reign || last?.turn !== turn) found.push({ step, reign, turn, newReign: last?.reign !== reign });
  });
  return found;
}

/** The step that a stride leads to, on or back; the beginning and the end are as far as it goes. */
export function findStep(steps: readonly ReplayStep[], at: number, by: StepUnit, way: 1 | -1): number {
  const last = steps.length - 1;
  if (by === "move") return Math.min(Math.max(at + way, 0), last);
  const stops = findTurnStarts(steps).filter(({ newReign }) => by === "turn" || newReign);
  const found =
    way === 1 ? stops.find(({ step }) => step > at)?.step : stops.findLast(({ step }) => step < at)?.step;
  return found ?? (way === 1 ? last : 0);
}

/** A step out of an address; the beginning if it says none, the end if it says too much. */
export function parseStep(text: string | null, steps: number): number {
  const number = Number(text ?? 0);
  return Number.isInteger(number) ? Math.min(Math.max(number, 0), steps - 1) : 0;
}

/** Steps as the log and the motion of the table take them. */
export function toChange(step: ReplayStep, version: number): Change {
  const { seat, move, reason, events, reign, turn } = step;
  const rest = { to: null, what: null, yes: null, at: 0 };
  return { version, kind: "moved", seat, move, reason, events, reign, turn, moves: version, ...rest };
}
