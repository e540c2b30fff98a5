/** Where points come from: in the order of the ledger, each with its drawing. */
import type { Art } from "../gen/board";
import type { Source } from "../gen/protocol";

export const SOURCES: readonly { source: Source; art: Art }[] = [
  { source: "huts", art: "roof" },
  { source: "ziggurats", art: "steps" },
  { source: "wells", art: "well" },
  { source: "influence", art: "influence" },
  { source: "higher", art: "court-higher" },
  { source: "offerings", art: "offering" },
  { source: "plow", art: "plow" },
  { source: "camels", art: "camel" },
];
