/** What is told to everyone at a table of what people there did, besides moves. */
import type { Change } from "../gen/protocol";
import { describeEntry, seatEvent } from "../words/log";
import { words } from "../words/words.svelte";

/**
 * The news in words, for those who hold the seats `mine`; what somebody did themselves is not told to them.
 * `changes` are all that are known: an answer does not say what was asked.
 */
export function peopleNews(
  changes: readonly Change[],
  news: readonly Change[],
  mine: readonly number[],
  names: readonly string[],
): string[] {
  return news.flatMap((change) => {
    const { kind, seat, yes } = change;
    const text = (): string | null => {
      if (kind === "undone") return takenBack(changes, change);
      if (seat !== null && mine.includes(seat)) return null;
      if (kind === "answered" && !yes) return declined(changes, change, names[seat ?? -1] ?? "");
      const went = seatEvent(change);
      return went && describeEntry(went, names);
    };
    return text() ?? [];
  });
}

/** Who asked says no: they withdraw what they asked for. */
function declined(changes: readonly Change[], { version, seat }: Change, name: string): string | null {
  const asked = changes.findLast((change) => change.kind === "proposed" && change.version < version);
  if (!asked) return null;
  return asked.seat === seat ? words("page-news-withdrawn", { name }) : words(`page-news-${asked.what}-declined`, { name });
}

/** Moves are taken back by an answer; what somebody undoes in their own turn is no news. */
function takenBack(changes: readonly Change[], { version, moves }: Change): string | null {
  const before = changes.find((change) => change.version === version - 1);
  if (before?.kind !== "answered") return null;
  return words("page-news-take-back", { moves: before.moves - moves });
}
