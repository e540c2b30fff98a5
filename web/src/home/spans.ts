/** Spans of time, as the language of now says them. */
import { spoken } from "../lib/words.svelte";
import { span } from "./clocks";

const STEPS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** "10 minutes", "2 Tage". */
export function lastingFor(seconds: number): string {
  const { unit, count } = span(seconds);
  return new Intl.NumberFormat(spoken(), { style: "unit", unit, unitDisplay: "long" }).format(count);
}

/** "5 minutes ago". Both in seconds since 1970. */
export function ago(then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(spoken(), { numeric: "auto" });
  const past = Math.max(0, now - then);
  for (const [unit, length] of STEPS) {
    if (past >= length) return format.format(-Math.floor(past / length), unit);
  }
  return format.format(0, "second");
}
