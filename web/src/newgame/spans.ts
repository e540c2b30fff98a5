/** Spans of time, as the language of now says them. */
import { currentLanguage, formatDate } from "../words/words.svelte";
import { largestUnit } from "./clocks";

const STEPS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** "10 minutes", "2 Tage". */
export function formatDuration(seconds: number): string {
  const { unit, count } = largestUnit(seconds);
  return new Intl.NumberFormat(currentLanguage(), { style: "unit", unit, unitDisplay: "long" }).format(count);
}

/** "14 min", "3 hr", "5 days": how long something took, in the unit that says it well. */
export function formatLength(seconds: number): string {
  // Two of a unit or more: an hour and a half is 90 minutes.
  const [unit, length] = STEPS.find(([, size]) => seconds >= 2 * size) ?? (["minute", 60] as const);
  const format = new Intl.NumberFormat(currentLanguage(), { style: "unit", unit, unitDisplay: "short" });
  return format.format(Math.max(1, Math.round(seconds / length)));
}

/** "17 Nov", or with its year if that is another one. Both in seconds since 1970. */
export function formatDay(then: number, now: number): string {
  return formatDate(then, "short", new Date(then * 1000).getFullYear() !== new Date(now * 1000).getFullYear());
}

/** "5 minutes ago". Both in seconds since 1970. */
export function formatAgo(then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: "auto" });
  const past = Math.max(0, now - then);
  for (const [unit, length] of STEPS) {
    if (past >= length) return format.format(-Math.floor(past / length), unit);
  }
  return format.format(0, "second");
}
