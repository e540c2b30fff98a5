/** What the waiting room says: how long a game takes, and whom the start waits for. */
import { TURNS } from "../gen/board";
import type { Chair, ClockModel, Seat } from "../gen/protocol";
import { words } from "../words/words.svelte";

/** Without a clock a game takes some twenty minutes for each person; bots take a moment. */
const MINUTES_A_PERSON = 20;
const TURNS_IN_ALL = TURNS.reduce((sum, turns) => sum + turns, 0);

/** How long a game takes, or with a clock the most that it gives to everyone together. */
export function minutesToPlay(chairs: readonly Chair[], { kind, bank = 0, increment = 0 }: ClockModel): number {
  const people = chairs.filter((chair) => chair.kind !== "bot").length;
  if (kind !== "live") return MINUTES_A_PERSON * people;
  return Math.round((people * (bank + TURNS_IN_ALL * increment)) / 60);
}

/** "about 40 minutes", "at most 42 minutes", "over several days". */
export function lengthOfGame(chairs: readonly Chair[], clock: ClockModel): string {
  if (clock.kind === "slow") return words("page-room-days");
  const minutes = minutesToPlay(chairs, clock);
  return words(clock.kind === "live" ? "page-room-minutes-most" : "page-room-minutes", { minutes });
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
