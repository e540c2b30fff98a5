/** One click and the game is on. */
import type { BotOffer, Created, ListedTable, NewTable } from "../gen/protocol";
import { Refused, get, post } from "../lib/api";
import { firstOpponents, mediumBot } from "./bots";
import { againstBots, againstEach, seatModel, type SeatSetup } from "./seats";
import { isFirstGame } from "./tables";

/** Open a table with me and three bots, easier ones for a first game; return its id. */
export async function playNow(): Promise<string> {
  const [mine, offers] = await Promise.all([get<ListedTable[]>("/me/tables"), get<BotOffer[]>("/bots")]);
  const seats = opponents(offers, isFirstGame(mine)).map((place) => seatModel(place, ""));
  return (await post<Created>("/tables", { seats } satisfies NewTable)).id;
}

/** Return the seats of a table that somebody plays at without choosing. Throws `Refused` if there is no bot. */
export function opponents(offers: readonly BotOffer[], first: boolean): SeatSetup[] {
  const easy = first ? firstOpponents(offers) : [];
  if (easy.length) return againstEach(easy);
  const bot = mediumBot(offers);
  if (!bot) throw new Refused({ type: "urn:assyria:problem:no-such-bot", title: "no-such-bot", status: 422 });
  return againstBots(3, bot.name);
}
