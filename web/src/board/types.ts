import type { Snippet } from "svelte";
import type { MoveText, Position } from "../gen/protocol";
import type { Sizes, View } from "./geometry";

/** How a lit place is meant: to go there, to go there though something speaks against it, or because it was proposed. */
export type Tone = "go" | "warn" | "pick";

/** What a choice costs and gives, in camels and points. */
export interface Yield {
  cost: number;
  points: number;
  camels: number;
  /** It is given at the flood. */
  flood: boolean;
}

/** A hex or well site that may be chosen now. */
export interface Target {
  /** What choosing it plays. */
  move: MoveText;
  /** What choosing it costs and gives, as far as that is known. */
  yields?: Yield | undefined;
  /** The food of the hex is what it is about. */
  food?: boolean;
  /** The same in words. */
  spoken: string;
  tone: Tone;
}

/** Something that the player has just put down, before the server has answered. */
export interface Ghost {
  at: string;
  kind: "hut" | "ziggurat" | "well" | "fed";
  seat: number;
  level?: number;
}

/** Points or camels that rise from a place; each `id` rises once. */
export interface Rising {
  id: number;
  at: string;
  text: string;
  /** What there is so much of. */
  icon: "point" | "camel";
  seat: number;
}

export interface BoardProps {
  players: number;
  position: Position;
  /** By hex or well site: lit, and can be chosen. */
  targets: Record<string, Target>;
  ghost?: Ghost | null;
  /** The position without what waits to be confirmed, where something does. */
  before?: Position | null;
  /** Hexes and sites to point at. */
  lit?: string[];
  /** Huts that nobody has fed yet. */
  hungry?: string[];
  /** Huts that will be fed with the food there is now. */
  lives?: string[];
  /** Huts that will be lost with the food there is now. */
  starves?: string[];
  rising?: Rising[];
  /** Another number: the flood washes over the rivers. */
  flood?: number;
  /** A hex or site with its contents and what choosing it does. */
  spoken: (at: string) => string;
  /** Every hex and every corner can be pressed, not only what is lit. */
  open?: boolean;
  /** Drawn over the pieces. */
  overlay?: Snippet<[View, Sizes]> | undefined;
  /** A lit place was chosen. */
  onchoose: (at: string) => void;
  /** Something else was touched. */
  onrefused: (at: string) => void;
  /** The accessible name of the board as a whole. */
  label?: string;
  /** Write the hexes' names on them, where there is room. */
  names?: boolean;
  /** No motion. */
  calm?: boolean;
  /** How fast motion is: 2 is twice as fast. */
  speed?: number;
}
