/** Small sums that charts share. */

/** Round steps for an axis from 0, at most so many. */
export function ticks(top: number, most = 5): number[] {
  const step = [5, 10, 20, 25, 50, 100, 200, 500].find((size) => top / size <= most) ?? 1000;
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
}

/** Labels moved apart until each has its room, as near to their places as they can be. */
export function spread(places: readonly number[], room: number, top: number, bottom: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let least = top;
  for (const index of order) {
    moved[index] = Math.max(moved[index] ?? 0, least);
    least = (moved[index] ?? 0) + room;
  }
  let most = bottom;
  for (const index of order.reverse()) {
    moved[index] = Math.min(moved[index] ?? 0, most);
    most = (moved[index] ?? 0) - room;
  }
  return moved;
}

/** How each seat's line is dashed, so that lines are told apart without colour. */
export const DASHES = ["none", "9 3", "2 3", "9 3 2 3"] as const;
