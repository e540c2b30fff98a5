/** What a choice costs and gives, as signs: `−2 camels`, `+1 point`. */
import type { Art } from "../gen/board";
import type { Yield } from "./types";

export interface Sign {
  text: string;
  art: Art;
}

/** The price first, then what is given; a wave before what comes at the flood. */
export function signsOf({ cost, points, camels, flood }: Yield): Sign[] {
  const signs: Sign[] = [];
  if (cost) signs.push({ text: `−${cost}`, art: "camel" });
  if (flood && (points || camels)) signs.push({ text: "", art: "flood" });
  if (points) signs.push({ text: `+${points}`, art: "point" });
  if (camels) signs.push({ text: `+${camels}`, art: "camel" });
  return signs;
}
