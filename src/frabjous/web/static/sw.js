// The service worker: keeps files that never change, and one page for when there is no connection; shows alerts.
// Nothing of a table is ever kept: a table that was kept would hold a hand.

const KEPT = `kept-${MARK}`; // the server says by which mark this make is known
const OFFLINE = "/offline";
const ANY = { ignoreVary: true };

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function keep() {
  const page = await fetch(OFFLINE);
  if (!page.ok) throw Error(page.statusText);
  const files = [...(await page.clone().text()).matchAll(/"(\/static\/[^"]+)"/g)].map(([, file]) => file);
  const cache = await caches.open(KEPT);
  await cache.addAll([...new Set(files)]);
  await cache.put(OFFLINE, page);
  await skipWaiting();
}

async function takeOver() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  await clients.claim();
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/static/")) event.respondWith(file(request));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(OFFLINE, ANY)));
});

async function file(request) {
  const kept = await caches.match(request, ANY);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.headers.get("cache-control")?.includes("immutable")) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}

addEventListener("push", (event) => {
  const { title, body, path } = event.data.json();
  navigator.setAppBadge?.();
  event.waitUntil(registration.showNotification(title, { body, tag: path, renotify: true, icon: "/icons/192.png", data: path }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  navigator.clearAppBadge?.();
  event.waitUntil(show(event.notification.data));
});

async function show(path) {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((client) => new URL(client.url).pathname === path);
  return there ? there.focus() : clients.openWindow(path);
}

addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.oldSubscription)));

async function renew({ options }) {
  const { endpoint, keys } = (await registration.pushManager.subscribe(options)).toJSON();
  await fetch("/alerts/push", { method: "POST", body: new URLSearchParams({ endpoint, ...keys }), redirect: "manual" });
}
