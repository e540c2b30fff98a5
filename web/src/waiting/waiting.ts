/** What the waiting room says: how long a game takes, and whom the start waits for. */
import type { Chair, Seat } from "../gen/protocol";

/** A game takes some twenty minutes for each person; bots take a moment. */
const MINUTES_A_PERSON = 20;

export function minutesToPlay(chairs: readonly Chair[]): number {
  return MINUTES_A_PERSON * chairs.filter((chair) => chair.kind !== "bot").length;
}

/** Whom the start waits for: people for so many open seats, people who are not here, who are not ready, or nobody. */
export type Wait = { for: "players"; count: number } | { for: "here" | "ready"; seats: Seat[] } | { for: "nobody" };

export function waitsFor(chairs: readonly Chair[], here: readonly Seat[]): Wait {
  const seats = chairs.map((_, seat) => seat);
  const open = chairs.filter((chair) => chair.kind === "open").length;
  if (open) return { for: "players", count: open };
  const people = seats.filter((seat) => chairs[seat]?.kind === "person");
  const away = people.filter((seat) => !here.includes(seat));
  if (away.length) return { for: "here", seats: away };
  const unready = people.filter((seat) => !chairs[seat]?.ready);
  return unready.length ? { for: "ready", seats: unready } : { for: "nobody" };
}

/** What is said of a person at a seat. */
export function attendance(chair: Chair, seat: Seat, here: readonly Seat[]): "here" | "unready" | "away" {
  if (!here.includes(seat)) return "away";
  return chair.ready ? "here" : "unready";
}
