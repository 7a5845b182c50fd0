import { cacheNames } from 'workbox-core'
import { getCacheKeyForURL, type PrecacheEntry } from 'workbox-precaching'
import { isOwnFile } from './own-files.ts'
import { fillPrecache } from './precache-lanes.ts'

/**
 * Fetches again what browser or user has removed of the precache: Workbox fills it once, at the installation, and the app
 * would open no more offline until its next version. Files that are not those of this version are left out; a version
 * that has gone from the server is followed by the next one's installation.
 */
export async function repairPrecache(manifest: readonly (PrecacheEntry | string)[]): Promise<void> {
  if ((await missingOf(manifest)).length === 0) return
  await fillPrecache(manifest)
  const cache = await caches.open(cacheNames.precache)
  const rest = await missingOf(manifest)
  // The shell comes last: without its files it would open a page that stays empty.
  const isShell = (key: string) => new URL(key).pathname === '/index.html'
  for (const key of [...rest.filter((one) => !isShell(one)), ...rest.filter(isShell)]) {
    const request = new Request(addressOf(key), { cache: 'no-cache' })
    const response = await fetch(request)
    if (!(await isOwnFile(request, response, manifest))) return
    await cache.put(key, response)
  }
}

/** Of the files that are not there, the names under which Workbox keeps them. */
async function missingOf(manifest: readonly (PrecacheEntry | string)[]): Promise<string[]> {
  const cache = await caches.open(cacheNames.precache)
  const there = new Set((await cache.keys()).map(({ url }) => url))
  const keys = manifest.flatMap((entry) => getCacheKeyForURL(typeof entry === 'string' ? entry : entry.url) ?? [])
  return keys.filter((key) => !there.has(key))
}

/** Workbox adds the revision of files whose name does not tell it. */
function addressOf(key: string): string {
  const address = new URL(key)
  address.searchParams.delete('__WB_REVISION__')
  return address.href
}
