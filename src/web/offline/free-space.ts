import { workerCacheName } from '#contract/worker.ts'
import type { DataDatabase } from './database.ts'
import { deviceUser } from './device-user.ts'

/** Makes room on a full device: pictures first, then the worker's copies, then the longer unused half of the answers. */
export async function freeSpace(db: DataDatabase): Promise<void> {
  const userId = deviceUser.get()
  if (userId !== null && 'caches' in globalThis) {
    await caches.delete(workerCacheName('media', userId)).catch(() => false)
    await caches.delete(workerCacheName('api', userId)).catch(() => false)
  }
  const half = Math.ceil((await db.queries.count()) / 2)
  await db.queries.bulkDelete(await db.queries.orderBy('[usedAt+size+updatedAt]').limit(half).primaryKeys())
}
