/** Who was away from their seat in a game, and how much a bot played for them. */
import type { Change, Seat } from "../gen/protocol";
import { isSeatEvent, logEntries } from "../words/log";
import { words } from "../words/words.svelte";

const STAND_IN = ["stand-in", "timed-out"];

/** A few words for each seat, each told once; none for who stayed. */
export function absences(changes: readonly Change[], players: number): string[][] {
  const entries = logEntries(changes);
  return Array.from({ length: players }, (_, seat: Seat) => {
    const own = entries.filter((entry) => entry.seat === seat);
    const kinds = own.flatMap(({ event }) => (isSeatEvent(event) ? [event.event] : []));
    const moves = own.filter(({ reason }) => reason !== null && STAND_IN.includes(reason)).length;
    const texts = [...new Set(kinds)].map((kind) => words(`page-end-went-${kind}`));
    return moves ? [...texts, words("page-end-bot-moves", { moves })] : texts;
  });
}
