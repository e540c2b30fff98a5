/** What can stand beside the board of a replay; a narrow screen has one of them at a time. */

export type Sheet = "log" | "scores" | "analysis" | "review" | "what-if";
export type Side = "field" | "court" | "offerings" | Sheet;

/** The messages that name them. */
export const SIDE_NAMES: Record<Side, string> = {
  field: "page-replay-columns",
  court: "page-replay-court",
  offerings: "page-replay-offerings",
  log: "page-replay-log",
  scores: "page-replay-scores",
  analysis: "page-replay-analysis",
  review: "page-replay-review",
  "what-if": "page-replay-what-if",
};

export function isSheet(side: Side): side is Sheet {
  return side !== "field" && side !== "court" && side !== "offerings";
}

/** The side that an address names, if it names one that is there. */
export function parseSide(name: string | null, reviewed: boolean): Side {
  return name === "what-if" || (name === "review" && reviewed) ? name : "field";
}
