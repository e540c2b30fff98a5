/** Cards and discs fly: what leaves a place and turns up in another at once is seen going there. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { motionDuration } from "../../lib/settings.svelte";

interface Departure {
  from: DOMRect;
  at: number;
}

/** How long what left may be found again: a moment, within which one position becomes the next. */
const SOON = 300;
/** By what it is: a card, or a seat's disc. */
const departures = new Map<string, Departure[]>();

function takeOff(what: string): DOMRect | null {
  const now = performance.now();
  const left = (departures.get(what) ?? []).filter(({ at }) => now - at < SOON);
  const departure = left.shift();
  departures.set(what, left);
  return departure?.from ?? null;
}

/** `out:leaves={card}` */
export function flyOut(node: Element, what: string): TransitionConfig {
  const departure = { from: node.getBoundingClientRect(), at: performance.now() };
  departures.set(what, [...(departures.get(what) ?? []), departure]);
  return { duration: motionDuration(160), css: (t) => `opacity: ${t}` };
}

/** `in:arrives={card}`: from where an equal one has just left, or else dealt from above. */
export function flyIn(node: HTMLElement, what: string): () => TransitionConfig {
  // What leaves is known once all of the page has changed.
  return () => {
    const from = takeOff(what);
    if (!from || from.width === 0) {
      return { duration: motionDuration(260), easing: cubicOut, css: (t, u) => `opacity: ${t}; transform: translateY(${-u}rem)` };
    }
    const to = node.getBoundingClientRect();
    const x = from.left + from.width / 2 - (to.left + to.width / 2);
    const y = from.top + from.height / 2 - (to.top + to.height / 2);
    const size = from.width / (to.width || 1);
    const duration = motionDuration(520);
    rise(node, duration);
    return { duration, easing: cubicOut, css: (t, u) => `transform: translate(${u * x}px, ${u * y}px) scale(${t + u * size})` };
  };
}

/** Above all else while it flies. Not part of the animation, which then needs no more than the compositor. */
function rise({ style }: HTMLElement, duration: number): void {
  style.position = "relative";
  style.zIndex = "9";
  setTimeout(() => (style.position = style.zIndex = ""), duration);
}
