/** Spans of time, as the language of now says them. */
import { currentLanguage } from "../words/words.svelte";
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

/** "2 days", "5 hours": how much there is of the largest unit, for time that is left. */
export function formatLeft(seconds: number): string {
  const left = Math.max(0, seconds);
  const [unit, length] = STEPS.find(([, size]) => left >= size) ?? (["second", 1] as const);
  const format = new Intl.NumberFormat(currentLanguage(), { style: "unit", unit, unitDisplay: "long" });
  return format.format(Math.floor(left / length));
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
