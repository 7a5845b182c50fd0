import { workerCacheName, type WorkerCache } from '#contract/worker/worker.ts'
import type { DataDatabase } from './tables.ts'
import { deviceUser } from './device-user.ts'
import { isList, keptScope } from '../answers/kept-scope.ts'
import { savedEntries } from '../answers/saved-entries.ts'
import { sweep } from './sweep.ts'
import { cacheStorage } from '../abilities/browser-abilities.ts'

/**
 * Frees space on a full device: first pictures that were only viewed and the worker's copies, together with the least
 * recently used half of the answers. Data of apps kept offline goes last.
 */
export async function freeSpace(db: DataDatabase): Promise<void> {
  const dropped = [await dropCache('media'), await dropCache('api'), await dropCache('pages')]
  const isKept = await keptScope(db)
  const keys = (await savedEntries(db)).map((entry) => entry.key)
  const others = keys.filter((key) => !isKept(key))
  if (others.length === 0 && !dropped.includes(true)) dropped.push(await dropCache('keptMedia'))
  const victims = others.length > 0 || dropped.includes(true) ? others : keys.filter((key) => !isList(key))
  await db.queries.bulkDelete(victims.slice(0, Math.ceil(victims.length / 2)))
  await sweep()
}

async function dropCache(kind: WorkerCache): Promise<boolean> {
  const userId = deviceUser.get()
  const caches = cacheStorage()
  if (userId === null || !caches) return false
  const name = workerCacheName(kind, userId)
  try {
    if (!(await caches.has(name))) return false
    // Deleting a cache that the worker has open frees its space late; deleting its entries frees it immediately.
    const cache = await caches.open(name)
    await Promise.all((await cache.keys()).map((request) => cache.delete(request)))
    return await caches.delete(name)
  } catch {
    return false
  }
}
