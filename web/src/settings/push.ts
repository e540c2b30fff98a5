/** Notices to this browser, even while the page is closed: Web Push. */
import type { PlaceLine, PushPlace } from "../gen/protocol";
import * as ask from "../net/client";
import { currentLanguage } from "../words/words.svelte";

/** `none`: this browser cannot; `server-off`: this server does not; `blocked`: forbidden in the browser. */
export type PushState = "none" | "server-off" | "blocked" | "off" | "on";

/** The server tells places by number and not by address: ours is remembered here. */
const KEY = "assyria-push";

async function manager(): Promise<PushManager | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return null;
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;
}

export function ownPlace(): number | null {
  const kept = localStorage.getItem(KEY);
  return kept === null ? null : Number(kept);
}

export async function pushState(places: readonly PlaceLine[]): Promise<PushState> {
  const push = await manager();
  if (!push) return "none";
  if (!(await serverKey())) return "server-off";
  if (Notification.permission === "denied") return "blocked";
  const known = places.some((place) => place.id === ownPlace());
  return known && (await push.getSubscription()) ? "on" : "off";
}

async function serverKey(): Promise<string | null> {
  return (await ask.pushKey()).key;
}

/** Ask the browser, then tell the server. Throws `Refused`, or the browser's error where it says no. */
export async function subscribe(): Promise<void> {
  const push = await manager();
  const key = await serverKey();
  if (!push || !key) return;
  // One left over from another key of the server would be refused.
  await (await push.getSubscription())?.unsubscribe();
  const subscription = await push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  const place: PushPlace = {
    kind: "push",
    endpoint: endpoint ?? "",
    p256dh: keys?.["p256dh"] ?? "",
    auth: keys?.["auth"] ?? "",
    language: currentLanguage(),
  };
  try {
    const { id } = await ask.addPlace(place);
    localStorage.setItem(KEY, String(id));
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

/** Remove a place; if it is this browser, it takes no more pushes either. */
export async function removePlace(id: number): Promise<void> {
  await ask.removePlace(id);
  if (id !== ownPlace()) return;
  localStorage.removeItem(KEY);
  await (await (await manager())?.getSubscription())?.unsubscribe();
}
