/** Where the rules speak of what is to be decided now. */
import type { Phase } from "../gen/protocol";

/** The flood is nobody's decision, and the end has its own count: both are shown and explained too. */
export type Moment = Phase | "flood";

export const RULE_OF: Record<Moment, string> = {
  start: "§2.4",
  draft: "§2.5",
  harvest: "§4.2",
  huts: "§5.1",
  supply: "§5.2",
  wells: "§5.4",
  actions: "§6",
  flood: "§7",
  over: "§8",
};
