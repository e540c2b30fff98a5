/**
 * Return `now`, with everything in it that equals its part of `before` replaced by that very part.
 *
 * A message tells the whole table, of which a move changes little: what stays the same object is not drawn again.
 * `now` must be JSON that nobody else holds.
 */
export function keepEqual<T>(before: unknown, now: T): T {
  return keep(before, now) as T;
}

function keep(before: unknown, now: unknown): unknown {
  if (!isTree(before) || !isTree(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  let equal = names.length === Object.keys(before).length;
  for (const name of names) {
    const part = (now[name] = keep(before[name], now[name]));
    equal &&= part === before[name];
  }
  return equal ? before : now;
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
