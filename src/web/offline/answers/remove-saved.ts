import { withConnection } from '../storage/database.ts'
import type { DataDatabase } from '../storage/tables.ts'
import { deviceStorage } from '../storage/device-storage.ts'
import { idsOf, isList, keptScope, scopeOf, type Scope } from './kept-scope.ts'
import { namedPictures } from './named-pictures.ts'
import { removeLocal } from '../storage/local-item.ts'
import { dropCopies, dropPictures } from './saved-pictures.ts'
import { cachesOf } from '../stores.ts'
import { userDatabase } from '../storage/user-databases.ts'

/** Answers read at a time: their pictures are looked for without a long task. */
const BATCH = 20

/**
 * Removes the own app of a project, which is kept no longer, and its competitors from the device: answers, pictures, the
 * worker's copies; what a kept project needs stays. The lists of apps stay too. Says which answers it removed, by their key.
 */
export async function removeApp(userId: string, projectId: string): Promise<Scope> {
  const db = await userDatabase('data', userId)
  return withConnection(db, async () => {
    removeUnlisted()
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
    roomAgain()
    return isGone
  })
}

/** Removes every answer and picture from the device. Queued writes are not touched. */
export async function removeAll(userId: string): Promise<void> {
  removeUnlisted()
  const db = await userDatabase('data', userId)
  await withConnection(db, () => db.queries.clear())
  if ('caches' in globalThis) await Promise.all(cachesOf(userId).map((name) => caches.delete(name)))
  roomAgain()
}

/** What of the answers is kept outside of the database. */
function removeUnlisted(): void {
  removeLocal('storeglass.frame')
  removeLocal('storeglass.unwritten')
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
