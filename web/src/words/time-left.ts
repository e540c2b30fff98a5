/** Time left, the same wherever it stands. */
import { words } from "./words.svelte";

export interface TimeParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export function timeParts(left: number): TimeParts {
  const whole = Math.max(0, Math.ceil(left));
  return {
    days: Math.floor(whole / 86_400),
    hours: Math.floor(whole / 3600) % 24,
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
  };
}

/** `4:05`, or `1:04:05` from an hour on. */
export function digits({ hours, minutes, seconds }: TimeParts): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** `1 d 23 h`, or digits for less than a day. */
export function formatLeft(seconds: number): string {
  const parts = timeParts(seconds);
  return parts.days > 0 ? words("page-panel-days", { days: parts.days, hours: parts.hours }) : digits(parts);
}
