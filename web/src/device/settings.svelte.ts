/** What this browser remembers of how somebody likes to play. */
import { LOWEST, type LevelChange } from "./level";
import type { PuzzleFilter, PuzzleResult, Streak } from "./puzzles";
import { type Language, preferredLanguage, setLanguage } from "../words/words.svelte";

export interface Settings {
  language: Language;
  theme: "auto" | "light" | "dark";
  /** How long motion takes: 0 is off, 1 as drawn, 2 twice as fast. */
  speed: 0 | 0.5 | 1 | 2;
  /** Null until somebody has been asked. */
  sounds: boolean | null;
  /** Forced moves play themselves. */
  auto: boolean;
  /** Point at things the first time each phase comes up. */
  guide: boolean;
  /** Phases the guide has explained. */
  guided: string[];
  /** Tasks of lessons that were solved: `feeding/2`. */
  lessons: string[];
  /** How puzzles ended, by their id. */
  puzzles: Record<string, PuzzleResult>;
  /** Null until a puzzle of the day was solved or given up. */
  puzzleStreak: Streak | null;
  /** The puzzles that one goes on with; null for all. */
  puzzleFilter: PuzzleFilter | null;
  /** The level of the bots that one plays without choosing. */
  level: number;
  /** The last games that it followed. */
  levelChanges: LevelChange[];
  /** Names written on the hexes. */
  names: boolean;
  /** The commitments seen when games began, to compare at their end: by table. */
  commitments: Record<string, string>;
  /** A game was on when the first screen was last shown: its place is kept there. */
  gameOn: boolean;
  /** The number of the last line of chat that was shown here: by table. */
  chatRead: Record<string, number>;
  /** Others at a table see my name while I watch. */
  watchNamed: boolean;
}

const KEY = "assyria";

function fresh(): Settings {
  return {
    language: preferredLanguage(navigator.languages),
    theme: "auto",
    speed: 1,
    sounds: null,
    auto: true,
    guide: true,
    guided: [],
    lessons: [],
    puzzles: {},
    puzzleStreak: null,
    puzzleFilter: null,
    level: LOWEST,
    levelChanges: [],
    names: true,
    commitments: {},
    gameOn: false,
    chatRead: {},
    watchNamed: false,
  };
}

function read(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...fresh(), ...(kept as Partial<Settings>) };
  } catch {
    return fresh();
  }
}

export const settings = $state<Settings>(read());

const still = matchMedia("(prefers-reduced-motion: reduce)");
let reduced = $state(still.matches);
still.addEventListener("change", () => (reduced = still.matches));

/** No motion: by this page's setting or the system's. */
export function isMotionOff(): boolean {
  return reduced || settings.speed === 0;
}

/** How long a motion of so many milliseconds takes here. */
export function motionDuration(milliseconds: number): number {
  return isMotionOff() ? 0 : milliseconds / (settings.speed || 1);
}

/** Keep the settings, and show the page as they say. Call once, inside a component. */
export function syncSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
  $effect(() => {
    const root = document.documentElement;
    if (settings.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = settings.theme;
    root.dataset["motion"] = isMotionOff() ? "off" : "on";
  });
  $effect(() => void setLanguage(settings.language));
}
