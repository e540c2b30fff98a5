/** One click and the game is on. */
import type { BotOffer, Created, NewTable } from "../gen/protocol";
import { Refused, get, post } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { botOfLevel } from "./bots";
import { againstBots, seatModel, type SeatSetup } from "./seats";

/** Open a table with me and three bots of my level; return its id. */
export async function playNow(): Promise<string> {
  const offers = await get<BotOffer[]>("/bots");
  const seats = opponents(offers, settings.level).map((place) => seatModel(place, ""));
  return (await post<Created>("/tables", { seats } satisfies NewTable)).id;
}

/** Return the seats of a table that somebody plays at without choosing. Throws `Refused` if there is no bot. */
export function opponents(offers: readonly BotOffer[], level: number): SeatSetup[] {
  const bot = botOfLevel(offers, level);
  if (!bot) throw new Refused({ type: "urn:assyria:problem:no-such-bot", title: "no-such-bot", status: 422 });
  return againstBots(3, bot.name);
}
