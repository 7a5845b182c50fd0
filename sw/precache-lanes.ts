import { cacheNames } from 'workbox-core'
import type { PrecacheEntry } from 'workbox-precaching'
import { hasOwnType } from './own-files.ts'

/** Concurrent requests: as many as browsers allow for one host. */
const LANES = 6

/**
 * Fetches the precache's hashed files concurrently. Workbox fetches one after the other, a round trip each; it skips
 * files that are already in the cache, fetches missing ones, and alone decides whether the installation succeeds.
 */
export async function fillPrecache(manifest: readonly (PrecacheEntry | string)[]): Promise<void> {
  const cache = await caches.open(cacheNames.precache)
  // Workbox starts at the other end.
  const files = manifest.flatMap((entry) => (typeof entry === 'string' || entry.revision ? [] : [entry.url]))
  const nextFile = async (): Promise<void> => {
    const file = files.pop()
    if (file === undefined) return
    const address = new URL(file, location.href)
    if (!(await cache.match(address))) {
      const request = new Request(address)
      // The previous version may have it in another cache.
      const response = (await caches.match(address)) ?? (await fetch(request))
      if (hasOwnType(request, response)) await cache.put(request, response)
    }
    return nextFile()
  }
  // Workbox retries what failed, and reports the error.
  await Promise.allSettled(Array.from({ length: LANES }, nextFile))
}
