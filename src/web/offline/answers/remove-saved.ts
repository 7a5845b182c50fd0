import { withConnection } from '../storage/database.ts'
import type { DataDatabase } from '../storage/tables.ts'
import { deviceStorage } from '../storage/device-storage.ts'
import { idsOf, isList, keptScope, scopeOf, type Scope } from './kept-scope.ts'
import { namedPictures } from './named-pictures.ts'
import { dropCopies, dropLastPages, dropPictures } from './saved-pictures.ts'
import { cachesOf } from '../stores.ts'
import { userDatabase } from '../storage/user-databases.ts'
import { cacheStorage } from '../abilities/browser-abilities.ts'

/** Answers processed at a time, to avoid long tasks. */
const BATCH = 20

/**
 * Deletes a project that is no longer kept, with its own app and competitors, from the device: answers, pictures and
 * the worker's copies. Data that other kept projects need stays, and so do the lists of apps. Returns the keys of the
 * deleted answers.
 */
export async function removeApp(userId: string, projectId: string): Promise<Scope> {
  const db = await userDatabase('data', userId)
  return withConnection(db, async () => {
    const isOfProject = scopeOf(await idsOf(db, [projectId]))
    const isKept = await keptScope(db)
    const isGone: Scope = (text) => isOfProject(text) && !isKept(text) && !isList(text)
    const keys = (await db.queries.toCollection().primaryKeys()).filter((key) => typeof key === 'string')
    const gone = keys.filter(isGone)
    const named = await picturesOf(db, gone)
    const needed = await picturesOf(db, keys.filter(isKept))
    await db.queries.bulkDelete(gone)
    await dropPictures('keptMedia', userId, (address) => !needed.has(address))
    await dropPictures('media', userId, (address) => named.has(address) && !needed.has(address))
    await dropCopies(userId, (address) => isOfProject(address) && !isKept(address))
    await dropLastPages(userId)
    roomAgain()
    return isGone
  })
}

/** Deletes every answer and picture from the device, but no queued writes. */
export async function removeAll(userId: string): Promise<void> {
  const db = await userDatabase('data', userId)
  await withConnection(db, () => db.queries.clear())
  const caches = cacheStorage()
  if (caches) await Promise.all(cachesOf(userId).map((name) => caches.delete(name)))
  roomAgain()
}

async function picturesOf(db: DataDatabase, keys: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (let start = 0; start < keys.length; start += BATCH) {
    const rows = await db.queries.bulkGet(keys.slice(start, start + BATCH))
    for (const row of rows) for (const address of namedPictures(row?.data)) found.add(address)
  }
  return found
}

function roomAgain(): void {
  if (deviceStorage.get() === 'full') deviceStorage.set('ok')
}
