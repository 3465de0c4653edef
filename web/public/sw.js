// Offline: keeps every file of one build in a cache of its own and answers from it.
// A new build installs beside the old one and takes over when the page asks for it or all
// tabs are closed, so a running game never loses its files.
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const CACHE = `lele-${VERSION}`;

self.addEventListener('install', (event) => {
  // Past the HTTP cache: the files of one build belong together.
  const fresh = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith('lele-') && name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  const home = url.pathname === new URL('./', self.location.href).pathname;
  const key = home ? './' : event.request;
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(key, { ignoreSearch: true }))
      .then((kept) => kept ?? fetch(event.request)),
  );
});
