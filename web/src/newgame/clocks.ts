/** Clocks to choose from, in words, and the seconds they mean. */
import type { ClockModel } from "../gen/protocol";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The server takes no more than a month: in hours. */
const MONTH = 30 * 24;

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

/** Return the clock of a preset; of my own numbers only once none of them is wrong. */
export function clockModel(name: PresetName, own: CustomClock): ClockModel {
  if (name === "own-live") return { kind: "live", bank: own.minutes * MINUTE, increment: own.seconds };
  if (name === "own-slow") {
    const [bank, increment, cap] = [own.bankHours, own.turnHours, own.capHours].map((hours) => hours * HOUR);
    return { kind: "slow", bank, increment, cap } as ClockModel;
  }
  return PRESETS[name];
}

/** The preset that a clock is, or my own numbers. */
export function presetOf(clock: ClockModel): { preset: PresetName; own: CustomClock } {
  const { kind = "none", bank = 0, increment = 0, cap = 0 } = clock;
  const same = (Object.entries(PRESETS) as [PresetName, ClockModel][]).find(([, one]) => {
    const seconds = kind === "slow" ? (one.cap ?? 0) === cap : true;
    return one.kind === kind && (one.bank ?? 0) === bank && (one.increment ?? 0) === increment && seconds;
  });
  if (same || kind === "none") return { preset: same?.[0] ?? "none", own: { ...CUSTOM_DEFAULTS } };
  if (kind === "live") return { preset: "own-live", own: { ...CUSTOM_DEFAULTS, minutes: bank / MINUTE, seconds: increment } };
  const hours = { bankHours: bank / HOUR, turnHours: increment / HOUR, capHours: cap / HOUR };
  return { preset: "own-slow", own: { ...CUSTOM_DEFAULTS, ...hours } };
}

export type ClockNumber = keyof CustomClock;

/** The numbers that a preset is made of; the others have none. */
export const NUMBERS: Partial<Record<PresetName, readonly ClockNumber[]>> = {
  "own-live": ["minutes", "seconds"],
  "own-slow": ["bankHours", "turnHours", "capHours"],
};

/** The least and the most that a number can be. */
export function range(name: ClockNumber, { bankHours }: CustomClock): { least: number; most: number } {
  const most = { minutes: 600, seconds: 3600, bankHours: MONTH, turnHours: MONTH, capHours: MONTH }[name];
  // Nobody can begin with more than they may ever have.
  const first = bankHours >= 1 && bankHours <= MONTH ? bankHours : 1;
  return { least: { minutes: 1, seconds: 0, bankHours: 1, turnHours: 0, capHours: first }[name], most };
}

/** The numbers of a preset that cannot be: too small, too large, or none. */
export function wrongNumbers(preset: PresetName, own: CustomClock): ClockNumber[] {
  return (NUMBERS[preset] ?? []).filter((name) => {
    const { least, most } = range(name, own);
    return !Number.isInteger(own[name]) || own[name] < least || own[name] > most;
  });
}

/** A span as its largest even unit: 90 minutes stay minutes, 48 hours are 2 days. */
export function largestUnit(seconds: number): { unit: "second" | "minute" | "hour" | "day"; count: number } {
  if (seconds >= DAY && seconds % DAY === 0) return { unit: "day", count: seconds / DAY };
  if (seconds >= HOUR && seconds % HOUR === 0) return { unit: "hour", count: seconds / HOUR };
  if (seconds >= MINUTE && seconds % MINUTE === 0) return { unit: "minute", count: seconds / MINUTE };
  return { unit: "second", count: seconds };
}
