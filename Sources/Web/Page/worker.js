// Keeps the page for use without a connection, where it is served over HTTP: the stored page is shown
// at once, and a newer one is stored for the next time.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    self.clients.claim().then(async () => {
      const [kept, open] = [await caches.open('penaltybox'), await self.clients.matchAll()];
      return kept.addAll([...new Set(open.map((client) => client.url.split('#')[0]))]);
    })
  );
});
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(
    caches.open('penaltybox').then(async (kept) => {
      const address = event.request.url.split('#')[0];
      const found = await kept.match(address);
      const fresh = fetch(address).then((answer) => {
        if (answer.ok) kept.put(address, answer.clone());
        return answer;
      });
      if (found) fresh.catch(() => {});
      return found || fresh;
    })
  );
});
