// The service worker: the page opens without a network, and notices arrive while it is closed.
// A new version takes over at the next visit, once no old page is open any more.

const CACHE = "assyria-1";
/** Files in the cache; beyond that the oldest go. Several versions of the page fit in. */
const MOST = 300;
/** Milliseconds after which a kept page is better than one that does not come. */
const PATIENCE = 4000;
const SHELL = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(SHELL)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(settle());
});

async function settle() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // Games are never kept: what the server says is only true now.
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request, event));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** All addresses are the same page. The newest if it comes in time, else the one we have. */
async function page(request, event) {
  const cache = await caches.open(CACHE);
  const fresh = fetch(request).then((answer) => {
    if (answer.ok && answer.headers.get("Content-Type")?.startsWith("text/html")) {
      event.waitUntil(cache.put(SHELL, answer.clone()));
    }
    return answer;
  });
  const kept = await cache.match(SHELL);
  if (!kept) return fresh;
  const late = new Promise((done) => setTimeout(() => done(kept), PATIENCE));
  return Promise.race([fresh.catch(() => kept), late]);
}

/** The names of assets change with their content, so a kept one is right for ever. */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The page tells what it is made of: the first visit was loaded before we were there. */
self.addEventListener("message", (event) => {
  if (event.data?.type === "keep") event.waitUntil(keep(event.data.addresses));
});

async function keep(addresses) {
  const cache = await caches.open(CACHE);
  for (const address of addresses) {
    const missing = new URL(address).origin === self.location.origin && !(await cache.match(address));
    if (missing) await cache.add(address).catch(() => {});
  }
  // Oldest first; the page itself stays.
  const kept = (await cache.keys()).filter((request) => new URL(request.url).pathname !== SHELL);
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MOST)).map((request) => cache.delete(request)));
}

self.addEventListener("push", (event) => {
  const { table, kind, text } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification("Assyria", {
      body: text,
      // One notice a table: a newer one takes the place of the older.
      tag: table ?? kind,
      renotify: true,
      icon: "/icon-192.png",
      badge: "/badge-96.png",
      data: { address: table ? `/table/${table}` : SHELL },
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
  const there = windows.find((client) => new URL(client.url).pathname === address);
  return there ? there.focus() : self.clients.openWindow(address);
}
