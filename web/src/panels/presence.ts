/** For how long people have been away from a table. */
import type { Time } from "../gen/protocol";

/** Whole minutes since somebody went; null for who is here. */
export function minutesSince(gone: Time | null, now: number = Date.now() / 1000): number | null {
  return gone === null ? null : Math.max(0, Math.floor((now - gone) / 60));
}
