import { SAVED_AT_HEADER, workerCacheName, workerCaches, type WorkerCache } from '#contract/worker/worker.ts'
import { mayStore } from './users.ts'

/** The user's saved response to this request; `SAVED_AT_HEADER` holds its time. */
export async function readSaved(kind: WorkerCache, userId: string, url: string): Promise<Response | undefined> {
  const name = workerCacheName(kind, userId)
  // Reading must not create the cache of a user who has logged out.
  return (await caches.has(name)) ? (await caches.open(name)).match(url) : undefined
}

/** Deletes the saved response to this request. */
export async function drop(kind: WorkerCache, userId: string, url: string): Promise<void> {
  await (await caches.open(workerCacheName(kind, userId))).delete(url)
}

/** Saves a copy of a good response and evicts the oldest ones beyond the bound. Never throws. */
export async function save(kind: WorkerCache, userId: string, url: string, response: Response): Promise<void> {
  if (response.status !== 200 || response.type === 'opaque' || !mayStore(userId)) return
  const headers = new Headers(response.headers)
  // Each user has their own caches, and entries are looked up by address alone.
  headers.delete('vary')
  headers.set(SAVED_AT_HEADER, new Date().toISOString())
  const body = await response.blob()
  // Lets pages determine the saved size without reading the body.
  headers.set('content-length', String(body.size))
  const name = workerCacheName(kind, userId)
  try {
    const cache = await caches.open(name)
    // A cache lists entries in insertion order: deleting first makes this one the newest.
    await cache.delete(url)
    await cache.put(url, new Response(body, { status: 200, headers }))
    const keys = await cache.keys()
    const surplus = keys.slice(0, Math.max(0, keys.length - workerCaches[kind].entries))
    await Promise.all(surplus.map((key) => cache.delete(key)))
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    // Pictures that were only viewed are evicted first.
    if (isFull) await caches.delete(workerCacheName('media', userId)).catch(() => false)
  }
  // The user may have logged out during the write.
  if (!mayStore(userId)) await caches.delete(name)
}
