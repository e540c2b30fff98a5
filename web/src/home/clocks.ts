/** Clocks to choose from, in words, and the seconds they mean. */
import type { ClockModel } from "../gen/protocol";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The server takes no more than a month. */
const LONGEST = 30 * DAY;

export type Pace = "none" | "live" | "slow";
export type PresetName = "none" | "brisk" | "relaxed" | "long" | "hours" | "day" | "days" | "own-live" | "own-slow";

/** Numbers as people give them: live in minutes and seconds, slow in hours. */
export interface CustomClock {
  minutes: number;
  seconds: number;
  bankHours: number;
  turnHours: number;
  capHours: number;
}

export const CUSTOM_DEFAULTS: CustomClock = { minutes: 30, seconds: 45, bankHours: 36, turnHours: 12, capHours: 72 };

export const PRESETS: Record<Exclude<PresetName, "own-live" | "own-slow">, ClockModel> = {
  none: { kind: "none" },
  brisk: { kind: "live", bank: 10 * MINUTE, increment: 30 },
  relaxed: { kind: "live", bank: 20 * MINUTE, increment: 60 },
  long: { kind: "live", bank: 45 * MINUTE, increment: 60 },
  hours: { kind: "slow", bank: 12 * HOUR, increment: 6 * HOUR, cap: DAY },
  day: { kind: "slow", bank: DAY, increment: DAY, cap: 2 * DAY },
  days: { kind: "slow", bank: 3 * DAY, increment: 2 * DAY, cap: 7 * DAY },
};

export const BY_PACE: Record<Pace, PresetName[]> = {
  none: ["none"],
  live: ["brisk", "relaxed", "long", "own-live"],
  slow: ["hours", "day", "days", "own-slow"],
};

export function clockModel(name: PresetName, own: CustomClock): ClockModel {
  if (name === "own-live") {
    return { kind: "live", bank: within(own.minutes * MINUTE, 1), increment: within(own.seconds, 0) };
  }
  if (name === "own-slow") {
    const bank = within(own.bankHours * HOUR, 1);
    // Nobody can begin with more than they may ever have.
    return { kind: "slow", bank, increment: within(own.turnHours * HOUR, 0), cap: within(own.capHours * HOUR, bank) };
  }
  return PRESETS[name];
}

/** An emptied field is no number: then the least. */
function within(seconds: number, least: number): number {
  return Math.min(Math.max(Number.isFinite(seconds) ? seconds : least, least), LONGEST);
}

/** A span as its largest even unit: 90 minutes stay minutes, 48 hours are 2 days. */
export function largestUnit(seconds: number): { unit: "second" | "minute" | "hour" | "day"; count: number } {
  if (seconds >= DAY && seconds % DAY === 0) return { unit: "day", count: seconds / DAY };
  if (seconds >= HOUR && seconds % HOUR === 0) return { unit: "hour", count: seconds / HOUR };
  if (seconds >= MINUTE && seconds % MINUTE === 0) return { unit: "minute", count: seconds / MINUTE };
  return { unit: "second", count: seconds };
}
