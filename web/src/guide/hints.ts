/** What the guide says, the first time each moment of the game comes up, and what it points at. */
import { CAMELS, HUT, WELL, ZIGGURAT } from "../gen/board";
import type { Moment } from "../learn/phases";
import { words } from "../words/words.svelte";

/** Parts of the table screen, marked there with `data-guide`. */
export type Place = "columns" | "court" | "offerings" | "hand" | "auto" | "prompt" | "board" | "camels" | "confirm" | "calendar";

export interface Hint {
  /** `welcome` comes before anything else, whatever is to be decided first. */
  moment: Moment | "welcome";
  at: Place;
  /** Where the rules say more. */
  rule: string;
}

export const HINTS: readonly Hint[] = [
  { moment: "welcome", at: "prompt", rule: "§3" },
  { moment: "welcome", at: "calendar", rule: "§3" },
  { moment: "start", at: "board", rule: "§2.4" },
  { moment: "draft", at: "columns", rule: "§2.5" },
  { moment: "harvest", at: "columns", rule: "§4.3" },
  { moment: "harvest", at: "board", rule: "§5.2" },
  { moment: "huts", at: "board", rule: "§5.6" },
  { moment: "huts", at: "camels", rule: "§5.5" },
  { moment: "huts", at: "hand", rule: "§5.3" },
  { moment: "supply", at: "hand", rule: "§5.2" },
  { moment: "supply", at: "auto", rule: "§5.3" },
  { moment: "wells", at: "board", rule: "§5.4" },
  { moment: "actions", at: "camels", rule: "§6" },
  { moment: "actions", at: "board", rule: "§6.1" },
  { moment: "actions", at: "court", rule: "§6.3" },
  { moment: "actions", at: "offerings", rule: "§6.4" },
  { moment: "actions", at: "confirm", rule: "§6.6" },
  { moment: "flood", at: "board", rule: "§7.1" },
  { moment: "flood", at: "court", rule: "§7.2" },
  { moment: "flood", at: "offerings", rule: "§7.5" },
  { moment: "over", at: "prompt", rule: "§8" },
];

/** A hint's name among those already seen. */
export function hintName({ moment, at }: Hint): string {
  return `${moment}-${at}`;
}

/** The hint in words, with the numbers of the game. */
export function hintText(hint: Hint): string {
  const camels = (count: number): string => words("n-camels", { count });
  const points = (count: number): string => words("n-points", { count });
  return words(`page-guide-${hintName(hint)}`, {
    first: camels(CAMELS.firstRiverHut),
    further: camels(CAMELS.furtherRiverHut),
    limit: CAMELS.limit,
    pair: camels(CAMELS.forAPoint),
    fertile: points(HUT.fertile),
    arid: points(HUT.arid),
    tile: points(ZIGGURAT.points),
    wells: WELL.points.join(" / "),
  });
}
