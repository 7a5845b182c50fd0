import { SAVED_AT_HEADER, workerCacheName, workerCaches, type WorkerCache } from '#contract/worker/worker.ts'
import { mayStore } from './users.ts'

/** What the cache holds for this request and user, with the time of its answer in `SAVED_AT_HEADER`. */
export async function readSaved(kind: WorkerCache, userId: string, url: string): Promise<Response | undefined> {
  const name = workerCacheName(kind, userId)
  // Looking must not create the cache of a user who has left.
  return (await caches.has(name)) ? (await caches.open(name)).match(url) : undefined
}

/** Forgets what the cache holds for this request. */
export async function drop(kind: WorkerCache, userId: string, url: string): Promise<void> {
  await (await caches.open(workerCacheName(kind, userId))).delete(url)
}

/** Stores a copy of a good answer, and drops the oldest ones beyond the bound. Never throws. */
export async function save(kind: WorkerCache, userId: string, url: string, response: Response): Promise<void> {
  if (response.status !== 200 || response.type === 'opaque' || !mayStore(userId)) return
  const headers = new Headers(response.headers)
  // The caches are one for each user, and asked by address alone.
  headers.delete('vary')
  headers.set(SAVED_AT_HEADER, new Date().toISOString())
  const body = await response.blob()
  // Pages tell the size of what is saved without opening it.
  headers.set('content-length', String(body.size))
  const name = workerCacheName(kind, userId)
  try {
    const cache = await caches.open(name)
    // A cache keeps the order in which things were put in: what is stored again becomes the newest.
    await cache.delete(url)
    await cache.put(url, new Response(body, { status: 200, headers }))
    const keys = await cache.keys()
    const surplus = keys.slice(0, Math.max(0, keys.length - workerCaches[kind].entries))
    await Promise.all(surplus.map((key) => cache.delete(key)))
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    // Pictures that were only looked at are the first to go.
    if (isFull) await caches.delete(workerCacheName('media', userId)).catch(() => false)
  }
  // The user may have left while this was being written.
  if (!mayStore(userId)) await caches.delete(name)
}
