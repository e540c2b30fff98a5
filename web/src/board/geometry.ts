/** Where things lie: what part of the land is seen, and how things share a hex. No rules: places only. */
import {
  type Box,
  FULL,
  HEXES,
  type HexEntry,
  PLAY,
  type Players,
  SIDE,
  SITES,
  type SiteEntry,
  TALL,
} from "../gen/board";

export const HEX: ReadonlyMap<string, HexEntry> = new Map(HEXES.map((hex) => [hex.name, hex]));
export const SITE: ReadonlyMap<string, SiteEntry> = new Map(SITES.map((site) => [site.name, site]));

export interface Point {
  x: number;
  y: number;
}

/** The middle of a hex, or a well site. */
export function placeOf(at: string): Point {
  const found = HEX.get(at) ?? SITE.get(at);
  if (!found) throw new Error(`there is no ${at} on the board`);
  return { x: found.x, y: found.y };
}

export function seated(players: number): Players {
  return players === 2 || players === 3 ? players : 4;
}

/** The corners of a hex around (0, 0), drawn in by so much, as an SVG points list. */
export function hexagon(shrunk = 0, open = false): string {
  const side = SIDE - (shrunk * 2) / Math.sqrt(3);
  const tall = (side * Math.sqrt(3)) / 2;
  const half = side / 2;
  const corners = [
    [-half, -tall],
    [-side, 0],
    [-half, tall],
    [half, tall],
    [side, 0],
    [half, -tall],
  ];
  if (!open) corners.push([-half, -tall]);
  return corners.map((corner) => corner.map((part) => part.toFixed(1)).join()).join(" ");
}

/** How wide the part of the board that so many players use is, by its height. */
export function shapeOf(players: number): number {
  const play = PLAY[seated(players)];
  return play.width / play.height;
}

/** The part of the land that is seen, and how many pixels one of its units takes. */
export interface View extends Box {
  scale: number;
}

/**
 * Fill a window of this size: all hexes in play are seen as large as they can be, and land beyond them where there is
 * room. What is not in play is shown only where it takes nothing away.
 */
export function viewOf(players: number, wide: number, tall: number): View {
  const play = PLAY[seated(players)];
  const scale = wide && tall ? Math.min(wide / play.width, tall / play.height) : 1;
  const width = wide && tall ? wide / scale : FULL.width;
  const height = wide && tall ? tall / scale : FULL.height;
  const spare = Math.max(0, width - FULL.width) / 2;
  return { x: play.x - spare, y: play.y - (height - play.height) / 2, width, height, scale };
}

/** How large things are drawn at this scale, so that they can be read on a small screen. */
export interface Sizes {
  /** Letters on a pill. */
  label: number;
  pill: number;
  name: number;
  /** Whether there is room for the hexes' names. */
  named: boolean;
  /** Food, pieces and marks grow by these on small screens. */
  food: number;
  piece: number;
  mark: number;
  /** The least radius of a thumb's target. */
  thumb: number;
  /** The ring around a well site. */
  site: number;
}

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

export function sizesAt(scale: number): Sizes {
  const label = between(15.5, 11.8 / scale, 26);
  return {
    label,
    pill: label * 1.34,
    name: between(10.5, 10.5 / scale, 15),
    named: scale >= 0.68,
    food: between(1, 0.6 / scale, 1.3),
    piece: between(1, 0.55 / scale, 1.2),
    mark: between(0.82, 0.62 / scale, 1.4),
    thumb: between(24, 22 / scale, 48),
    site: between(18, 10.5 / scale, 23),
  };
}

/** How things share a hex: offsets from its middle, and sizes. */
export interface Layout {
  food: Point & { size: number };
  /** The ground line of what stands there. */
  hut: Point & { size: number };
  ziggurat: Point & { size: number };
  mark: Point & { size: number };
  /** The middle of the pill. */
  pill: Point;
}

const DISC = 18;
const LOW = TALL / 2 - 3.5;

/** Food lies in the middle of an empty hex, beside a hut on a taken one; a pill below pushes all of it up. */
export function layoutOf(sizes: Sizes, what: "empty" | "hut" | "ziggurat", level: number, pill: boolean): Layout {
  const top = LOW - sizes.pill;
  const food = Math.min(1, pill ? (top + TALL / 2 - 5) / 2 / (DISC * sizes.food) : 1) * sizes.food;
  const ground = what === "ziggurat" ? (level === 3 ? 30 : 26) : 32;
  const foot = pill ? Math.min(ground, top + 3) : ground;
  const beside = between(-25, foot - 45, -13);
  // Where all is drawn larger, hut and food move apart.
  const aside = between(0, (sizes.food - 1) / 0.3, 1);
  return {
    food:
      what === "hut"
        ? { x: 24 + 4 * aside, y: beside, size: 0.8 * Math.min(1.15, sizes.food) }
        : { x: 0, y: pill ? Math.min(3, top - 2 - DISC * food) : 3, size: food },
    hut: { x: -4 - 6 * aside, y: foot, size: 1.04 * (pill ? 1 : sizes.piece) },
    ziggurat: { x: 0, y: foot, size: sizes.piece * (pill ? 0.94 : 1) },
    mark: { x: -30 - 8 * (sizes.mark - 0.82), y: foot - 20 - 30 * (sizes.mark - 0.82), size: sizes.mark },
    pill: { x: 0, y: LOW - sizes.pill / 2 },
  };
}

/** At most how wide a short bold label is. */
export function widthOf(words: string, size: number): number {
  let wide = 0;
  for (const char of words) wide += /[.,:;'|!\s]/.test(char) ? 0.34 : /[mwMW%]/.test(char) ? 0.98 : 0.66;
  return wide * size;
}
