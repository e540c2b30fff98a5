/** How the scores stood after each turn and each flood: for charts. */
import type { GameEvent } from "../gen/protocol";

export interface Standing {
  /** What had just ended: a turn, or the reign with its flood. */
  after: "start" | "turn" | "flood";
  reign: number;
  turn: number;
  scores: number[];
}

/** From nothing to what happened last; the points of the game's end stand with the last flood. */
export function standings(events: readonly GameEvent[], players: number): Standing[] {
  const scores = Array<number>(players).fill(0);
  const found: Standing[] = [];
  let [reign, turn] = [1, 1];
  const mark = (after: Standing["after"]): void => void found.push({ after, reign, turn, scores: [...scores] });
  mark("start");
  for (const event of events) {
    switch (event.event) {
      case "scored":
        scores[event.seat] = (scores[event.seat] ?? 0) + event.points;
        break;
      case "turn-ended":
        mark("turn");
        break;
      case "turn-began":
        if (event.reign > reign) mark("flood");
        [reign, turn] = [event.reign, event.turn];
        break;
      case "game-over":
        mark("flood");
    }
  }
  // A game that was given up, or is still played: as it stands now.
  if (found.at(-1)?.scores.some((score, seat) => score !== scores[seat])) mark("turn");
  return found;
}
