/** Cards fly: one that leaves a place and turns up in another at once is seen going there. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import type { Card } from "../../gen/protocol";
import { lasting } from "../../lib/settings.svelte";

interface Departure {
  from: DOMRect;
  at: number;
}

/** How long a card that left may be found again: a moment, within which one position becomes the next. */
const SOON = 300;
const departures = new Map<Card, Departure[]>();

function takeOff(card: Card): DOMRect | null {
  const now = performance.now();
  const left = (departures.get(card) ?? []).filter(({ at }) => now - at < SOON);
  const departure = left.shift();
  departures.set(card, left);
  return departure?.from ?? null;
}

/** `out:leaves={card}` */
export function leaves(node: Element, card: Card): TransitionConfig {
  const departure = { from: node.getBoundingClientRect(), at: performance.now() };
  departures.set(card, [...(departures.get(card) ?? []), departure]);
  return { duration: lasting(160), css: (t) => `opacity: ${t}` };
}

/** `in:arrives={card}`: from where an equal card has just left, or else dealt from above. */
export function arrives(node: Element, card: Card): () => TransitionConfig {
  // Which cards leave is known once all of the page has changed.
  return () => {
    const from = takeOff(card);
    if (!from || from.width === 0) {
      return { duration: lasting(260), easing: cubicOut, css: (t, u) => `opacity: ${t}; transform: translateY(${-u}rem)` };
    }
    const to = node.getBoundingClientRect();
    const [x, y, size] = [from.left - to.left, from.top - to.top, from.width / (to.width || 1)];
    return {
      duration: lasting(520),
      easing: cubicOut,
      css: (t, u) =>
        `position: relative; z-index: 9; transform-origin: top left;` +
        `transform: translate(${u * x}px, ${u * y}px) scale(${t + u * size})`,
    };
  };
}
