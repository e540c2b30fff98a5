/** How pieces come and go: by transform and opacity alone. */
import type { TransitionConfig } from "svelte/transition";
import { prefersReducedMotion } from "svelte/motion";
import { backOut, cubicIn, cubicOut } from "svelte/easing";

export interface Pace {
  /** 0 is no motion, 2 twice as fast. */
  speed: number;
}

/** The motion of something drawn, with how many pixels a unit of its drawing takes. */
interface Drawn extends Pace {
  unit: number;
}

/** Whether the system or the page wants no motion. */
export function prefersNoMotion(): boolean {
  return prefersReducedMotion.current || document.documentElement.dataset["motion"] === "off";
}

const durationOf = (milliseconds: number, { speed }: Pace): number => (speed > 0 ? milliseconds / speed : 0);

/** A hut drops in, a step of a ziggurat rises, a well opens. */
export function arrive(_node: Element, by: Drawn & { kind: "hut" | "tier" | "well" }): TransitionConfig {
  const css = {
    hut: (t: number, u: number) => `opacity: ${Math.min(1, t * 2)}; transform: translateY(${-64 * u * by.unit}px)`,
    tier: (t: number, u: number) => `opacity: ${Math.min(1, t * 1.5)}; transform: translateY(${20 * u * by.unit}px)`,
    well: (t: number) => `opacity: ${Math.min(1, t * 2)}; transform: scale(${t})`,
  }[by.kind];
  return { duration: durationOf(by.kind === "hut" ? 380 : 460, by), easing: by.kind === "tier" ? cubicOut : backOut, css };
}

/** A mark pops up. */
export function pop(_node: Element, by: Pace): TransitionConfig {
  return { duration: durationOf(260, by), easing: backOut, css: (t) => `transform: scale(${t})` };
}

/** A hut floats off with the flood, starves away, or is simply taken up. */
export function leave(_node: Element, by: Drawn & { how: "flood" | "starved" | "taken" }): TransitionConfig {
  if (by.how === "flood") {
    return {
      duration: durationOf(1500, by),
      css: (t, u) => `opacity: ${Math.min(1, t * 1.6)}; transform: translate(${110 * u * by.unit}px, ${18 * u * by.unit}px) rotate(${24 * u}deg)`,
    };
  }
  if (by.how === "starved") {
    return {
      duration: durationOf(700, by),
      easing: cubicIn,
      css: (t, u) => `opacity: ${t}; transform: translateY(${8 * u * by.unit}px) scale(${1 - 0.35 * u})`,
    };
  }
  return { duration: durationOf(160, by), css: (t) => `opacity: ${t}` };
}
