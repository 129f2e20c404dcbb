// Stores the program for use without a connection, and shows the stored files first. Each visit reports the files
// that it has loaded; this worker then fetches them again for the next visit.
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
