/*
 * Shows pushes, opens what they are about, and says so when a page cannot be reached. Besides that one page it keeps nothing:
 * pages may be personal. It is served as it stands here, so that browsers can compare it byte by byte.
 */

const CACHE = 'offline-page-1';
const OFFLINE_PAGE = '/offline';

const isGerman = () => (self.navigator.language ?? '').startsWith('de');

/* Without cookies, so that it is the page of a visitor, whoever is signed in. */
async function keepOfflinePage() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'reload', credentials: 'omit' }));
}

async function dropOtherCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));

self.addEventListener('activate', (event) => {
  /* Pages are asked for while the worker starts. */
  event.waitUntil(Promise.all([dropOtherCaches(), self.registration.navigationPreload?.enable()]));
});

/* A new version waits until no page uses the old one. The only open page may ask for it at once: no other one is changed by that. */
async function takeOverWhenSafe() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}

self.addEventListener('message', (event) => {
  if (event.data?.type === 'activate') event.waitUntil(takeOverWhenSafe());
});

async function loadPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const cache = await caches.open(CACHE);
    return (await cache.match(OFFLINE_PAGE)) ?? Response.error();
  }
}

self.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(loadPage(event));
});

/* Whatever arrives is shown: browsers end subscriptions whose pushes show nothing. */
function readPush(data) {
  const unknown = {
    id: '',
    link: '/',
    lang: '',
    body: '',
    title: isGerman() ? 'Neue Benachrichtigung' : 'New notification',
  };
  try {
    return { ...unknown, ...data.json() };
  } catch {
    return unknown;
  }
}

/* The page that tests pushes waits for this. */
async function tellPages(id) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: 'push', id });
}

self.addEventListener('push', (event) => {
  const { id, link, title, body, lang } = readPush(event.data);
  const options = { body, lang, data: { link }, icon: '/icon-192.png', badge: '/icon-192.png', ...(id && { tag: id }) };
  event.waitUntil(Promise.all([self.registration.showNotification(title, options), tellPages(id)]));
});

/** Returns an address of this site; that of the inbox for any other. */
function targetOf(link) {
  const inbox = new URL('/dashboard/notifications', self.location.origin);
  if (typeof link !== 'string' || !URL.canParse(link, self.location.origin)) return inbox;
  const target = new URL(link, self.location.origin);
  return target.origin === self.location.origin ? target : inbox;
}

/* Another page is left as it is: somebody may be writing there. */
async function openPage(target) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isTarget = ({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname === target.pathname && search === target.search;
  };
  const open = pages.find(isTarget);
  await (open ? open.focus() : self.clients.openWindow(target.href));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(targetOf(event.notification.data?.link)));
});
