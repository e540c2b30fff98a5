// The service worker: the page opens without a network, and notices arrive while it is closed.
// Each build of the page has one of its own, which takes over at once and brings that build's page into the cache.

/** Which build this worker belongs to; a new id makes the browser install the new worker. */
const BUILD = "__PAGE_BUILD__";
/** The folder that the page lies in, which is all that this worker serves. */
const FOLDER = new URL("./", self.location.href);
/** Caches belong to the whole host, which other folders share with us: a server's page, its folder to keep, other games. */
const OUR_CACHES = `assyria-page-${FOLDER.pathname}-`;
const PAGE_CACHE = `${OUR_CACHES}${BUILD}`;
/** Files named by their content: those of older builds stay for pages that are still open. */
const ASSET_CACHE = "assyria-assets";
/** Files in the cache; beyond that the oldest go. Several builds of the page fit in. */
const MOST_ASSETS = 300;
/** Milliseconds after which a cached page is better than one that does not come. */
const PAGE_WITHIN = 4000;
const PAGE = FOLDER.href;
const ASSETS = `${FOLDER.pathname}assets/`;
/** A folder with a worker of its own: the game to play while the server is away. */
const BROWSER_SITE = `${FOLDER.pathname}browser/`;
/** Where there is no server: all files of the game, so that it is played without a network after the first visit. */
const FILES = "__FILES__";
const HAS_NO_SERVER = Array.isArray(FILES);

self.addEventListener("install", (event) => {
  event.waitUntil(HAS_NO_SERVER ? cacheAll() : cacheNewPage().then(() => self.skipWaiting()));
});

/**
 * Fetch all files of this build, one after the other: what has come stays should the network break off, and the next
 * try goes on from there. The page says when it may take over: not in the middle of a turn.
 */
async function cacheAll() {
  const cache = await caches.open(PAGE_CACHE);
  for (const name of [PAGE, ...FILES]) {
    // The host is asked for each, but need not send again what the page has loaded just now.
    const request = new Request(new URL(name, FOLDER), { cache: "no-cache" });
    if (!(await cache.match(request))) await cache.add(request);
  }
}

/** Fetch this build's page past every cache, and what it needs before it can run. */
async function cacheNewPage() {
  const answer = await fetch(PAGE, { cache: "reload" });
  if (!answer.ok) throw new Error(`the page was answered with ${answer.status}`);
  const text = await answer.clone().text();
  await cacheAssets([...text.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => new URL(path, self.location.href).href));
  await (await caches.open(PAGE_CACHE)).put(PAGE, answer);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

/** Delete the pages of other builds, and serve all that are open from now on. */
async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OUR_CACHES) && name !== PAGE_CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // Games are never kept: what the server says is only true now.
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/api/") || pathname.startsWith(BROWSER_SITE)) return;
  if (HAS_NO_SERVER) event.respondWith(answerFile(request));
  else if (request.mode === "navigate") event.respondWith(answerPage(request, event));
  else if (pathname.startsWith(ASSETS)) event.respondWith(answerAsset(request));
});

/** All files are those of this build, until another worker takes over. */
async function answerFile(request) {
  const cached = await (await caches.open(PAGE_CACHE)).match(request, { ignoreSearch: true });
  return cached ?? fetch(request);
}

/** Answer with the server's page if it comes in time, else with the cached one: all addresses are the same page. */
async function answerPage(request, event) {
  const cache = await caches.open(PAGE_CACHE);
  const fresh = fetch(request).then((answer) => {
    if (answer.ok && answer.headers.get("Content-Type")?.startsWith("text/html")) {
      event.waitUntil(cache.put(PAGE, answer.clone()));
    }
    return answer;
  });
  const cached = await cache.match(PAGE);
  if (!cached) return fresh;
  const late = new Promise((done) => setTimeout(() => done(cached), PAGE_WITHIN));
  return Promise.race([fresh.catch(() => cached), late]);
}

/** The names of assets change with their content, so a cached one is always right. */
async function answerAsset(request) {
  const cache = await caches.open(ASSET_CACHE);
  const cached = await cache.match(request);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The page tells what it is made of: the first visit was loaded before there was a worker. */
self.addEventListener("message", (event) => {
  if (event.data?.type === "take-over") self.skipWaiting();
  if (event.data?.type === "build") event.ports[0].postMessage(BUILD);
  if (event.data?.type === "cache" && !HAS_NO_SERVER) event.waitUntil(cacheAssets(event.data.addresses));
});

async function cacheAssets(addresses) {
  const cache = await caches.open(ASSET_CACHE);
  for (const address of addresses) {
    const missing = new URL(address).origin === self.location.origin && !(await cache.match(address));
    if (missing) await cache.add(address).catch(() => {});
  }
  // Oldest first.
  const cached = await cache.keys();
  await Promise.all(cached.slice(0, Math.max(0, cached.length - MOST_ASSETS)).map((request) => cache.delete(request)));
}

self.addEventListener("push", (event) => {
  const { table, kind, text } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification("Assyria", {
      body: text,
      // One notice a table: a newer one takes the place of the older.
      tag: table ?? kind,
      renotify: true,
      icon: `${PAGE}icon-192.png`,
      badge: `${PAGE}badge-96.png`,
      data: { address: table ? `${PAGE}table/${table}` : PAGE },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.address));
});

/** Bring the table to the front: where it is open already, else in a new window. */
async function show(address) {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((client) => new URL(client.url).pathname === new URL(address).pathname);
  return there ? there.focus() : self.clients.openWindow(address);
}
