/** The whole game as a folder that a server lets browsers keep: one plays there while the server is away. */

import { noteServerPage } from "../device/place";

/** Where it lies on a server. It has a worker of its own, which keeps all of its files. */
export const BROWSER_SITE = "/browser/";

let kept = $state(false);

/** Whether a game can be played here without the server. */
export function isBrowserSiteKept(): boolean {
  return kept;
}

/** Look whether that folder is kept already; a newer one is fetched when the server is there. */
export async function findBrowserSite(): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistration(BROWSER_SITE);
  if (!found || new URL(found.scope).pathname !== BROWSER_SITE) return;
  watch(found);
  await found.update().catch(() => {});
}

/** Keep that folder, if the server has it. */
export async function keepBrowserSite(): Promise<void> {
  if (kept) return;
  const answer = await fetch(`${BROWSER_SITE}build.json`, { cache: "no-store" });
  if (answer.status === 200) watch(await navigator.serviceWorker.register(`${BROWSER_SITE}sw.js`));
}

function watch(registration: ServiceWorkerRegistration): void {
  const note = (): void => {
    kept = registration.active !== null;
  };
  note();
  noteServerPage();
  registration.installing?.addEventListener("statechange", note);
}
