/** A sign for each scene of the flood. */
import type { Art } from "../gen/board";
import type { SceneName } from "./scenes";

export const SCENE_ART: Record<SceneName, Art> = {
  washed: "flood",
  ranking: "influence",
  gifts: "court-higher",
  offerings: "offering",
  totals: "point",
  final: "steps",
  winner: "crown",
};
