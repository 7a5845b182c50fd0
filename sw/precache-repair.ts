import { cacheNames } from 'workbox-core'
import { getCacheKeyForURL, type PrecacheEntry } from 'workbox-precaching'
import { isOwnFile } from './own-files.ts'
import { fillPrecache } from './precache-lanes.ts'

let running: Promise<void> | undefined

/**
 * Fetches files of the precache again that the browser or the user deleted. Workbox fills it only once, at the
 * installation, so the app would not open offline until the next version. Files of another version are skipped; when
 * the server has a newer version, its installation follows. Calls during a repair share it.
 */
export function repairPrecache(manifest: readonly (PrecacheEntry | string)[]): Promise<void> {
  running ??= fetchMissing(manifest).finally(() => {
    running = undefined
  })
  return running
}

async function fetchMissing(manifest: readonly (PrecacheEntry | string)[]): Promise<void> {
  if ((await missingOf(manifest)).length === 0) return
  await fillPrecache(manifest)
  const cache = await caches.open(cacheNames.precache)
  const rest = await missingOf(manifest)
  // The shell comes last: without its files it would open an empty page.
  const isShell = (key: string) => new URL(key).pathname === '/index.html'
  for (const key of [...rest.filter((one) => !isShell(one)), ...rest.filter(isShell)]) {
    const request = new Request(addressOf(key), { cache: 'no-cache' })
    const response = await fetch(request)
    if (!(await isOwnFile(request, response, manifest))) return
    await cache.put(key, response)
  }
}

/** Cache keys of the missing files. */
async function missingOf(manifest: readonly (PrecacheEntry | string)[]): Promise<string[]> {
  const cache = await caches.open(cacheNames.precache)
  const there = new Set((await cache.keys()).map(({ url }) => url))
  const keys = manifest.flatMap((entry) => getCacheKeyForURL(typeof entry === 'string' ? entry : entry.url) ?? [])
  return keys.filter((key) => !there.has(key))
}

/** Workbox adds a revision to files whose name has no hash. */
function addressOf(key: string): string {
  const address = new URL(key)
  address.searchParams.delete('__WB_REVISION__')
  return address.href
}
