// Keeps what was fetched and answers from it: the smallest worker with which a page opens offline.
self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open('bare')
      const shell = await fetch('/index.html')
      const html = await shell.clone().text()
      await cache.put('/', shell)
      await cache.addAll([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]))
      await self.skipWaiting()
    })(),
  )
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const request = event.request.mode === 'navigate' ? '/' : event.request
  event.respondWith(caches.match(request).then((saved) => saved ?? fetch(event.request)))
})
