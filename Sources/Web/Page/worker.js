// Keeps the program for use without a connection: what is kept is shown at once. Each visit tells what it
// has loaded, all of which is then kept anew for the next time.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  const fresh = event.data.map((address) => new Request(address, { cache: 'no-cache' }));
  event.waitUntil(caches.open('penaltybox').then((kept) => kept.addAll(fresh)).catch(() => {}));
});
self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  const address = event.request.url.split('#')[0];
  event.respondWith(caches.match(address).then((found) => found || fetch(event.request)));
});
