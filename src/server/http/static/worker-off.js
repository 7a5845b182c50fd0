// Served as /sw.js while STOREGLASS_WORKER is "off": it takes the place of a worker that does harm, and leaves. Files of the
// app and copies of answers go with it; databases and storage, the queue of changes among them, are the pages' own.
/* global self, caches */
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(leave())
})

async function leave() {
  const names = await caches.keys()
  await Promise.allSettled(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
