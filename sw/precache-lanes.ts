import { cacheNames } from 'workbox-core'
import type { PrecacheEntry } from 'workbox-precaching'
import { hasOwnType } from './own-files.ts'

/** As many as a browser loads at once from one host. */
const LANES = 6

/**
 * Fetches the hashed files of the precache side by side. Workbox fetches one after the other, a round trip each; it
 * skips what it finds in the cache, fetches what is missing, and alone decides whether the installation holds.
 */
export async function fillPrecache(manifest: readonly (PrecacheEntry | string)[]): Promise<void> {
  const cache = await caches.open(cacheNames.precache)
  // Workbox begins at the other end.
  const files = manifest.flatMap((entry) => (typeof entry === 'string' || entry.revision ? [] : [entry.url]))
  const nextFile = async (): Promise<void> => {
    const file = files.pop()
    if (file === undefined) return
    const address = new URL(file, location.href)
    if (!(await cache.match(address))) {
      const request = new Request(address)
      // The version before may have it in another cache.
      const response = (await caches.match(address)) ?? (await fetch(request))
      if (hasOwnType(request, response)) await cache.put(request, response)
    }
    return nextFile()
  }
  // A failure is Workbox's to find again and to report.
  await Promise.allSettled(Array.from({ length: LANES }, nextFile))
}
