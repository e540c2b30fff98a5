/** The service worker keeps the page on this device: it opens without a network, and the rules can be read. */
import { folder, hasNoServer } from "../device/place";
import { checkServedBuild, release } from "../net/release.svelte";
import { settings } from "../device/settings.svelte";
import { withWords } from "../words/words.svelte";
import { findBrowserSite, keepBrowserSite } from "../net/browser-site.svelte";

export async function installServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  // Another worker takes over when the server has another page.
  navigator.serviceWorker.addEventListener("controllerchange", () => void checkServedBuild());
  try {
    if (hasNoServer) await untilTablesAreThere();
    const registration = await navigator.serviceWorker.register(`${folder()}sw.js`);
    if (hasNoServer) return watchForUpdates(registration);
    await findBrowserSite();
    const { active } = await navigator.serviceWorker.ready;
    await untilIdle();
    const pictures = savesData() ? [] : await loadScreens();
    active?.postMessage({ type: "cache", addresses: [...loadedAssets(), ...pictures] });
    if (!savesData()) await keepBrowserSite();
  } catch {
    // A browser that caches nothing plays too.
  }
}

/** At the first visit to a folder of files the worker would fetch what the tables are waiting for, and slow them down. */
async function untilTablesAreThere(): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  const { localService } = await import("../net/local-service.svelte");
  await localService().begun;
}

/** Where there is no server, the worker has all files; another build waits until no turn is in the way. */
function watchForUpdates(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    if (registration.waiting && registration.active) void buildOf(registration.waiting).then((build) => release.noteBuild(build));
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
}

/** Ask a worker which build it belongs to. */
function buildOf(worker: ServiceWorker): Promise<string> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string>) => done(data);
    worker.postMessage({ type: "build" }, [port2]);
  });
}

/** Wait until the browser has nothing better to do. */
function untilIdle(): Promise<unknown> {
  return new Promise((done) => {
    if ("requestIdleCallback" in window) requestIdleCallback(done, { timeout: 10_000 });
    else setTimeout(done, 3000);
  });
}

function savesData(): boolean {
  return "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}

/** Load the screens that somebody may go to next, and the rules in the current language; return their pictures' addresses. */
async function loadScreens(): Promise<string[]> {
  const [{ loadBook }] = await Promise.all([
    withWords(import("../learn/book")),
    withWords(import("../learn/Learn.svelte")),
    withWords(import("../newgame/NewTable.svelte")),
    withWords(import("../settings/Settings.svelte")),
    import("../table/TableScreen.svelte"),
  ]);
  const text = (await loadBook(settings.language)).flatMap((chapter) => chapter.sections).map(({ html }) => html).join();
  return [...text.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => new URL(path, location.href).href);
}

/** Return the addresses of the assets that this page has loaded so far. */
function loadedAssets(): string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith("/assets/"));
}
