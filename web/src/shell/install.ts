/** The page stays on this device: it opens without a network, and the rules can be read. */
import { settings } from "../lib/settings.svelte";

export async function install(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    await quiet();
    const pictures = saving() ? [] : await warm();
    active?.postMessage({ type: "keep", addresses: [...loaded(), ...pictures] });
  } catch {
    // A browser that keeps nothing plays all the same.
  }
}

/** Once the browser has nothing better to do. */
function quiet(): Promise<unknown> {
  return new Promise((done) => {
    if ("requestIdleCallback" in window) requestIdleCallback(done, { timeout: 10_000 });
    else setTimeout(done, 3000);
  });
}

function saving(): boolean {
  return "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}

/** Fetch the screens that somebody may go to next, and the rules in the language of now; their pictures' addresses. */
async function warm(): Promise<string[]> {
  const [{ openBook }] = await Promise.all([
    import("../learn/book"),
    import("../learn/Learn.svelte"),
    import("../home/NewTable.svelte"),
    import("../home/Settings.svelte"),
    import("../table/TableScreen.svelte"),
  ]);
  const text = (await openBook(settings.language)).flatMap((chapter) => chapter.sections).map(({ html }) => html).join();
  return [...text.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => new URL(path, location.href).href);
}

/** The hashed files that this page has loaded so far. */
function loaded(): string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith("/assets/"));
}
