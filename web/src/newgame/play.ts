/** One click and the game is on. */
import type { BotOffer } from "../gen/protocol";
import * as ask from "../net/client";
import { Refused } from "../net/refused";
import { settings } from "../device/settings.svelte";
import { botOfLevel } from "./bots";
import { againstEach, seatModel } from "./seats";

const OPPONENTS = 3;

/** Open a table with me and three bots of my level; return its id. */
export async function playNow(): Promise<string> {
  return openTable(opponents(await ask.bots(), settings.level));
}

/** Open a table with me and these bots; return its id. */
export async function openTable(bots: readonly string[]): Promise<string> {
  const seats = againstEach(bots).map((place) => seatModel(place, ""));
  return (await ask.createTable({ seats })).id;
}

/** Return the bots that somebody plays without choosing. Throws `Refused` if there is none. */
export function opponents(offers: readonly BotOffer[], level: number): string[] {
  const bot = botOfLevel(offers, level);
  if (!bot) throw new Refused({ type: "urn:assyria:problem:no-such-bot", title: "no-such-bot", status: 422 });
  return Array.from({ length: OPPONENTS }, () => bot.name);
}
