/** What a record file says at first sight: enough to set the seats. The server reads it in earnest. */
import type { GameRecord } from "../gen/protocol";

export interface RecordSummary {
  text: string;
  players: 2 | 3 | 4;
  draft: 2 | 3;
  feeding: "free" | "strict";
  names: string[];
  moves: number;
}

/** A look into a record; null if it is none. */
export function summarizeRecord(text: string): RecordSummary | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof read !== "object" || read === null) return null;
  const record = read as Partial<GameRecord>;
  const { players } = record;
  if (!record.format?.startsWith?.("assyria-record/") || (players !== 2 && players !== 3 && players !== 4)) return null;
  return {
    text,
    players,
    draft: record.rules?.two_player_draft === 3 ? 3 : 2,
    feeding: record.rules?.feeding === "strict" ? "strict" : "free",
    names: Array.isArray(record.names) ? record.names.map(String) : [],
    moves: Array.isArray(record.moves) ? record.moves.length : 0,
  };
}
