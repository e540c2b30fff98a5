/** One click and the game is on. */
import type { BotOffer, Created, NewTable } from "../gen/protocol";
import { Refused, get, post } from "../lib/api";
import { medium } from "./bots";
import { againstBots, seatModel } from "./seats";

/** A table with me and three bots of medium level; its id. */
export async function playNow(): Promise<string> {
  const bot = medium(await get<BotOffer[]>("/bots"));
  if (!bot) throw new Refused({ type: "urn:assyria:problem:no-such-bot", title: "no-such-bot", status: 422 });
  const seats = againstBots(3, bot.name).map((place) => seatModel(place, ""));
  return (await post<Created>("/tables", { seats } satisfies NewTable)).id;
}
