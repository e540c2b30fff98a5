/**
 * Cards and discs fly: what leaves a place and turns up in another at once is seen going there.
 *
 * All that can fly, `[data-flies]`, is measured together, once before the page shows another position and once after.
 * Measured one by one while the page changes, each would make the browser lay out all of it again.
 */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { motionDuration } from "../device/settings.svelte";

interface Departure {
  from: DOMRect;
  at: number;
}

/** Where something is on the screen, and in what it lies in. */
interface Place {
  rect: DOMRect;
  left: number;
  top: number;
}

/** How long what left may be found again: a moment, within which one position becomes the next. */
const SOON = 300;
const SHIFT = 220;
const FLIGHT = 520;
/** By what it is: a card, or a seat's disc. */
const departures = new Map<string, Departure[]>();
/** What is flying, and until when. */
const flights = new WeakMap<Element, number>();

let before = new Map<Element, Place>();
let after = new Map<Element, Place>();

/** Measure what flies around each change of a position. Call once, inside the component that shows it all. */
export function followFlights(position: () => unknown): void {
  $effect.pre(() => {
    position();
    before = measure();
  });
  $effect(() => {
    position();
    after = measure();
    for (const [node, place] of after) shift(node as HTMLElement, place);
    before = new Map();
  });
}

function measure(): Map<Element, Place> {
  const nodes = motionDuration(1) ? [...document.querySelectorAll<HTMLElement>("[data-flies]")] : [];
  return new Map(
    nodes.map((node) => [node, { rect: node.getBoundingClientRect(), left: node.offsetLeft, top: node.offsetTop }]),
  );
}

/** What stays in a hand makes room, or moves up. */
function shift(node: HTMLElement, { rect }: Place): void {
  const from = before.get(node)?.rect;
  if (!from || node.dataset["flies"] !== "in-hand" || (flights.get(node) ?? 0) > performance.now()) return;
  const [x, y] = [from.left - rect.left, from.top - rect.top];
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  node.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
    duration: motionDuration(SHIFT),
    easing: "cubic-bezier(0.33, 1, 0.68, 1)",
  });
}

function takeOff(what: string): DOMRect | null {
  const now = performance.now();
  const left = (departures.get(what) ?? []).filter(({ at }) => now - at < SOON);
  const departure = left.shift();
  departures.set(what, left);
  return departure?.from ?? null;
}

/** `out:flyOut={card}` */
export function flyOut(node: HTMLElement, what: string): TransitionConfig {
  const place = before.get(node);
  const departure = { from: place?.rect ?? node.getBoundingClientRect(), at: performance.now() };
  departures.set(what, [...(departures.get(what) ?? []), departure]);
  if (place && node.dataset["flies"] === "in-hand") leaveRow(node.style, place);
  return { duration: motionDuration(160), css: (t) => `opacity: ${t}` };
}

/** It fades where it was, while the others move up. */
function leaveRow(style: CSSStyleDeclaration, { rect, left, top }: Place): void {
  style.position = "absolute";
  style.left = `${left}px`;
  style.top = `${top}px`;
  style.width = `${rect.width}px`;
}

/** `in:flyIn={card}`: from where an equal one has just left, or else dealt from above. */
export function flyIn(node: HTMLElement, what: string): () => TransitionConfig {
  // What leaves is known, and measured, once all of the page has changed.
  return () => {
    const from = takeOff(what);
    if (!from || from.width === 0) {
      return { duration: motionDuration(260), easing: cubicOut, css: (t, u) => `opacity: ${t}; transform: translateY(${-u}rem)` };
    }
    const to = after.get(node)?.rect ?? node.getBoundingClientRect();
    const x = from.left + from.width / 2 - (to.left + to.width / 2);
    const y = from.top + from.height / 2 - (to.top + to.height / 2);
    const size = from.width / (to.width || 1);
    const duration = motionDuration(FLIGHT);
    rise(node, duration);
    return { duration, easing: cubicOut, css: (t, u) => `transform: translate(${u * x}px, ${u * y}px) scale(${t + u * size})` };
  };
}

/** Above all else while it flies. Not part of the animation, which then needs no more than the compositor. */
function rise(node: HTMLElement, duration: number): void {
  flights.set(node, performance.now() + duration);
  node.style.zIndex = "9";
  setTimeout(() => (node.style.zIndex = ""), duration);
}

/** `in:popIn`: small at first, or large where it is set down. */
export function popIn(_node: Element, { from = 0.4, duration = 260 }: { from?: number; duration?: number }): TransitionConfig {
  return {
    duration: motionDuration(duration),
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: scale(${t + u * from})`,
  };
}
