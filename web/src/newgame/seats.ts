/** Who is to sit at a new table. */
import type { SeatModel } from "../gen/protocol";

/** `here` is somebody else who plays at this screen. */
export type Occupant = "me" | "here" | "open" | "bot";

export interface SeatSetup {
  who: Occupant;
  /** What they are called; empty: what the server calls them. */
  name: string;
  /** Which bot, if it is one. */
  bot: string;
}

/** I, and so many bots. */
export function againstBots(bots: number, bot: string): SeatSetup[] {
  return againstEach(Array.from({ length: bots }, () => bot));
}

/** I, and each of these bots. */
export function againstEach(bots: readonly string[]): SeatSetup[] {
  return [newSeat("me", bots[0] ?? ""), ...bots.map((bot) => newSeat("bot", bot))];
}

export function newSeat(who: Occupant, bot: string): SeatSetup {
  return { who, name: "", bot };
}

/** More or fewer seats; new ones get the bot, and nobody who stays changes. */
export function resizeSeats(places: readonly SeatSetup[], count: number, bot: string): SeatSetup[] {
  return Array.from({ length: count }, (_, seat) => places[seat] ?? newSeat("bot", bot));
}

/** Somebody sits down. I can be at one seat only: my old seat is then for somebody at this screen. */
export function assignSeat(places: readonly SeatSetup[], seat: number, who: Occupant): SeatSetup[] {
  return places.map((place, index) => {
    if (index === seat) return { ...place, who };
    return who === "me" && place.who === "me" ? { ...place, who: "here" } : place;
  });
}

/** A seat as the server takes it; somebody at this screen who gave no name is called `unnamed`. */
export function seatModel({ who, name, bot }: SeatSetup, unnamed: string): SeatModel {
  const called = name.trim();
  switch (who) {
    case "me":
      return { kind: "me", name: called || null };
    case "here":
      return { kind: "me", name: called || unnamed };
    case "open":
      return { kind: "open" };
    case "bot":
      return { kind: "bot", bot, name: called || null };
  }
}

/** One person against bots: then nobody minds a hint. */
export function isSolo(places: readonly SeatSetup[]): boolean {
  return startMode(places) === "begins";
}

/** What will happen when the table is opened. */
export type StartMode = "waits" | "watch" | "hot-seat" | "begins";

export function startMode(places: readonly SeatSetup[]): StartMode {
  const count = (who: Occupant): number => places.filter((place) => place.who === who).length;
  if (count("open")) return "waits";
  const people = count("me") + count("here");
  if (people === 0) return "watch";
  return people > 1 ? "hot-seat" : "begins";
}
