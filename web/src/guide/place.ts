/** Where the guide's card lies: near what it points to, and over as little as possible that is needed now. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

const GAP = 28;
const EDGE = 10;
/** Between a sheet and what it leaves free. */
const BESIDE = 2;

/** Parts of the screen with how bad it is to cover them. */
export type Avoid = readonly (readonly [Box, number])[];

/** The best place for a card of this size: beside `target` on any side, else at an edge of the screen or of a part. */
export function place(
  card: Pick<Box, "width" | "height">,
  target: Box | null,
  avoid: Avoid,
  screen: Box,
  lit: Avoid = [],
): Spot {
  const right = screen.x + screen.width - card.width - EDGE;
  const bottom = screen.y + screen.height - card.height - EDGE;
  const [left, top] = [screen.x + EDGE, screen.y + EDGE];
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const xs = [left, middle.x, right];
  // Beside every other part, too: between two of them there may be room.
  const ys = [top, middle.y, bottom, ...avoid.flatMap(([part]) => [part.y - card.height - 4, part.y + part.height + 4])];
  const spots: Spot[] = xs.flatMap((x) => ys.map((y) => ({ x, y })));
  if (target) {
    const x = target.x + target.width / 2 - card.width / 2;
    const y = target.y + target.height / 2 - card.height / 2;
    spots.push({ x, y: target.y - GAP - card.height }, { x, y: target.y + target.height + GAP });
    spots.push({ x: target.x - GAP - card.width, y }, { x: target.x + target.width + GAP, y });
  }
  const cost = (spot: Spot): number => {
    const box = { ...spot, width: card.width, height: card.height };
    const covered = [...avoid, ...lit].reduce((sum, [part, weight]) => sum + shared(box, part) * weight, 0);
    return covered + (target ? distance(box, target) * 40 : spot.y === bottom ? 0 : 1);
  };
  return spots
    .map(({ x, y }) => ({ x: clamp(x, left, right), y: clamp(y, top, bottom) }))
    .reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

/**
 * Where a sheet as wide as the screen lies on a phone: in the lowest gap between what is to stay free that has room for
 * all of it, else in the highest one, where it scrolls.
 */
export function placeSheet(height: number, free: readonly Box[], screen: Box): { y: number; height: number } {
  const gaps: { y: number; height: number }[] = [];
  let top = screen.y;
  for (const { y, height } of [...free].sort((one, other) => one.y - other.y)) {
    if (y - BESIDE > top) gaps.push({ y: top, height: y - BESIDE - top });
    top = Math.max(top, y + height + BESIDE);
  }
  gaps.push({ y: top, height: screen.y + screen.height - top });
  const [roomiest = { y: screen.y, height: screen.height }] = gaps.toSorted((one, other) => other.height - one.height);
  const gap = gaps.findLast((one) => one.height >= height) ?? roomiest;
  const shown = Math.min(height, gap.height);
  return { y: gap.y + gap.height - shown, height: shown };
}

/** An arrow from the card's edge to the target's; null where they touch or lie over one another. */
export function arrow(card: Box, target: Box): { from: Spot; to: Spot } | null {
  const to = nearest(target, centre(card));
  const from = nearest(card, to);
  return Math.hypot(to.x - from.x, to.y - from.y) < GAP / 2 ? null : { from, to };
}

function centre({ x, y, width, height }: Box): Spot {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The place of a box that is nearest to a spot. */
function nearest({ x, y, width, height }: Box, spot: Spot): Spot {
  return { x: clamp(spot.x, x, x + width), y: clamp(spot.y, y, y + height) };
}

function distance(one: Box, other: Box): number {
  const across = Math.max(0, other.x - one.x - one.width, one.x - other.x - other.width);
  const down = Math.max(0, other.y - one.y - one.height, one.y - other.y - other.height);
  return Math.hypot(across, down);
}

function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
