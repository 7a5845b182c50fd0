import { workerCacheName, type WorkerCache } from '#contract/worker/worker.ts'
import type { DataDatabase } from './tables.ts'
import { deviceUser } from './device-user.ts'
import { isList, keptScope } from '../answers/kept-scope.ts'
import { savedEntries } from '../answers/saved-entries.ts'
import { sweep } from './sweep.ts'

/**
 * Makes room on a full device: pictures that were only looked at and the worker's copies first, with them the longer
 * unused half of the answers. What the user keeps goes only when there is nothing else.
 */
export async function freeSpace(db: DataDatabase): Promise<void> {
  const dropped = [await dropCache('media'), await dropCache('api')]
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
  if (userId === null || !('caches' in globalThis)) return false
  const name = workerCacheName(kind, userId)
  try {
    if (!(await caches.has(name))) return false
    // The room of a cache that the worker has open is given back late, that of its entries at once.
    const cache = await caches.open(name)
    await Promise.all((await cache.keys()).map((request) => cache.delete(request)))
    return await caches.delete(name)
  } catch {
    return false
  }
}
