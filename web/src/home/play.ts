/** One click and the game is on. */
import type { BotOffer, Created, NewTable } from "../gen/protocol";
import { Refused, get, post } from "../lib/api";
import { botName, medium } from "./bots";
import { againstBots, seatModels } from "./seats";

/** A table with me and three bots of medium level; its id. */
export async function playNow(): Promise<string> {
  const bot = medium(await get<BotOffer[]>("/bots"));
  if (!bot) throw new Refused({ type: "urn:assyria:problem:no-such-bot", title: "no-such-bot", status: 422 });
  const seats = seatModels(againstBots(3, bot.name), { here: botName, bot: botName });
  return (await post<Created>("/tables", { seats } satisfies NewTable)).id;
}
