import { workerCacheName } from '#contract/worker/worker.ts'
import { withConnection } from './database.ts'
import type { DataDatabase } from './tables.ts'

/** Says, beside the selection, of which organisation the answers are. */
const MARK = 'organisation'

/**
 * Forgets the answers that the user was given in another organisation. What nobody can mistake stays: the selection,
 * what is kept of each organisation's apps, and the queue. The mark comes last: what was not finished begins again at
 * the next opening.
 */
export async function restrictToOrganisation(db: DataDatabase, userId: string, organizationId: string): Promise<void> {
  const mark = { id: MARK, value: organizationId }
  // The browser may delete it behind the app's back, and what is made then is of this organisation, too.
  db.on('populate', (made) => void made.table('selection').put(mark))
  const marked = await withConnection(db, () => db.selection.get(MARK))
  if (marked?.value === organizationId) return
  if (marked) {
    if ('caches' in globalThis) await caches.delete(workerCacheName('api', userId))
    await withConnection(db, () => Promise.all([db.queries.clear(), db.visits.clear()]))
  }
  await withConnection(db, () => db.selection.put(mark))
}
