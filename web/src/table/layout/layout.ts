/** Which layout the table has, by the shape of the window. */
import { MediaQuery } from "svelte/reactivity";

/**
 * Wide windows show all parts at once: food `beside` the board where the window is low, `below` it where it is not.
 * Small ones show one part at a time: under the board in a `tall` window, beside it in a `flat` one.
 */
export type Layout = "beside" | "below" | "tall" | "flat";

// In letters, so that large letters get the layout of a small screen.
const wide = new MediaQuery("(min-width: 62.5em) and (min-height: 35em)");
const wideWithTask = new MediaQuery("(min-width: 62.5em) and (min-height: 40em)");
const low = new MediaQuery("(min-aspect-ratio: 17/10)");
const ample = new MediaQuery("(min-aspect-ratio: 15/10)");
const flat = new MediaQuery("(orientation: landscape)");

/** `task`: whether a task stands above the table, which needs more height then. */
export function currentLayout(players: number, task = false): Layout {
  // A board of fewer players is narrower, and leaves more room beside it.
  if ((task ? wideWithTask : wide).current) return low.current || (players < 4 && ample.current) ? "beside" : "below";
  return flat.current ? "flat" : "tall";
}
