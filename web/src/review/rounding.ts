/** Rounded numbers that still add up as they are shown. */

/**
 * Round parts so that they add up to a total that is rounded itself: each to the nearest whole number, then those that
 * lost or gained most by it are moved by one.
 */
export function roundToSum(parts: readonly number[], total: number): number[] {
  const rounded = parts.map((part) => Math.round(part) || 0);
  let missing = Math.round(total) - rounded.reduce((sum, part) => sum + part, 0);
  const way = Math.sign(missing);
  const order = parts
    .map((part, index) => ({ index, lost: (part - (rounded[index] ?? 0)) * way }))
    .sort((a, b) => b.lost - a.lost);
  for (let next = 0; missing !== 0 && order.length > 0; next = (next + 1) % order.length, missing -= way) {
    const index = order[next]?.index ?? 0;
    rounded[index] = (rounded[index] ?? 0) + way;
  }
  return rounded;
}
