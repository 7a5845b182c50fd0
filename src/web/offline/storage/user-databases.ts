import { workerCacheName } from '#contract/worker/worker.ts'
import { openDatabase, retire, withConnection } from './database.ts'
import type { DatabaseOf, DataDatabase } from './tables.ts'
import { DeviceError } from './device-error.ts'
import { deviceOrganisation, deviceUser } from './device-user.ts'
import type { DatabaseKind } from '../stores.ts'

/** Says, beside the selection, of which organisation the answers are. */
const MARK = 'organisation'

/**
 * Forgets the answers that the user was given in another organisation. What nobody can mistake stays: the selection,
 * what is kept of each organisation's apps, and the queue. The mark comes last: what was not finished begins again at
 * the next opening.
 */
async function restrictToOrganisation(db: DataDatabase, userId: string, organizationId: string): Promise<void> {
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

type Opened = { [K in DatabaseKind]?: Promise<DatabaseOf[K]> }
const opened = new Map<string, Opened>()

/**
 * The user's database, opened once. Throws `DeviceError`, also for anybody but the user of now: what comes late for
 * somebody who has logged out must not bring back what was deleted.
 */
export function userDatabase<K extends DatabaseKind>(kind: K, userId: string): Promise<DatabaseOf[K]> {
  if (userId !== deviceUser.get()) return Promise.reject(new DeviceError('off'))
  const ofUser: Opened = opened.get(userId) ?? {}
  opened.set(userId, ofUser)
  const known = ofUser[kind]
  if (known) return known
  const prepared = (db: DatabaseOf[K]) => prepare(db, userId)
  const opening = openDatabase(kind, userId, (late) => {
    // Somebody else may be here by now, or work elsewhere.
    if (opened.get(userId) !== ofUser || ofUser[kind] !== opening) return retire(late)
    ofUser[kind] = prepared(late) as Opened[K]
  }).then(prepared)
  // The compiler can't see that K names the same member on both sides.
  ofUser[kind] = opening as Opened[K]
  return opening
}

async function prepare<D extends DatabaseOf[DatabaseKind]>(db: D, userId: string): Promise<D> {
  const organisation = deviceOrganisation.get()
  if ('queries' in db && organisation !== null) await restrictToOrganisation(db, userId, organisation)
  return db
}

/** Closes what belongs to others than the user of now. */
function closeOthers(): void {
  for (const [userId, kinds] of opened) {
    if (userId === deviceUser.get()) continue
    opened.delete(userId)
    for (const opening of Object.values(kinds)) opening.then(retire, () => {})
  }
}

/** In another organisation the answers are looked through before anybody reads them: see `restrictToOrganisation`. */
function closeAnswers(): void {
  for (const kinds of opened.values()) {
    kinds.data?.then(retire, () => {})
    delete kinds.data
  }
}

deviceOrganisation.subscribe(closeAnswers)
deviceUser.subscribe(closeOthers)
