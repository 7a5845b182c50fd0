import { workerCacheName } from '#contract/worker/worker.ts'
import { openDatabase, retire, withConnection } from './database.ts'
import type { DatabaseOf, DataDatabase } from './tables.ts'
import { DeviceError } from './device-error.ts'
import { deviceOrganisation, deviceUser } from './device-user.ts'
import type { DatabaseKind } from '../stores.ts'
import { cacheStorage } from '../abilities/browser-abilities.ts'

/** Key of the row that records to which organisation the answers belong. */
const MARK = 'organisation'

/** In the ids of drafts that belong to another organisation than the answers: what precedes its id. */
const AWAY = ' @'

/** The id of a draft's row while its organisation is not the current one. */
export const awayId = (id: string, organizationId: string): string => `${id}${AWAY}${organizationId}`

/**
 * Deletes the answers that belong to another organisation, and puts its drafts away until the user is back there. Data
 * that can't be confused stays: the selection, the apps that each organisation keeps offline, and the queue.
 */
async function restrictToOrganisation(db: DataDatabase, userId: string, organizationId: string): Promise<void> {
  const mark = { id: MARK, value: organizationId }
  // The browser may delete the database at any time; answers in the new one belong to this organisation, too.
  db.on('populate', (made) => void made.table('selection').put(mark))
  const marked = await withConnection(db, () => db.selection.get(MARK))
  if (marked?.value === organizationId) return
  if (marked) await cacheStorage()?.delete(workerCacheName('api', userId))
  await withConnection(db, () =>
    db.transaction('rw', [db.queries, db.visits, db.drafts, db.selection], async () => {
      if (marked) {
        await Promise.all([db.queries.clear(), db.visits.clear()])
        await exchangeDrafts(db, String(marked.value), organizationId)
      }
      await db.selection.put(mark)
    }),
  )
}

/** An id that names an app alone may be there in both organisations. */
async function exchangeDrafts(db: DataDatabase, before: string, next: string): Promise<void> {
  const back = awayId('', next)
  const rows = await db.drafts.toArray()
  const moved = rows.flatMap((row) => {
    if (!row.id.includes(AWAY)) return [{ from: row.id, to: { ...row, id: awayId(row.id, before) } }]
    return row.id.endsWith(back) ? [{ from: row.id, to: { ...row, id: row.id.slice(0, -back.length) } }] : []
  })
  await db.drafts.bulkDelete(moved.map(({ from }) => from))
  await db.drafts.bulkPut(moved.map(({ to }) => to))
}

type Opened = { [K in DatabaseKind]?: Promise<DatabaseOf[K]> }
const opened = new Map<string, Opened>()

/**
 * The user's database, opened once. Throws `DeviceError`, also for anybody but the current user: late work for a user
 * who has logged out must not bring back deleted data.
 */
export function userDatabase<K extends DatabaseKind>(kind: K, userId: string): Promise<DatabaseOf[K]> {
  if (userId !== deviceUser.get()) return Promise.reject(new DeviceError('off'))
  const ofUser: Opened = opened.get(userId) ?? {}
  opened.set(userId, ofUser)
  const known = ofUser[kind]
  if (known) return known
  const prepared = (db: DatabaseOf[K]) => prepare(db, userId)
  const opening = openDatabase(kind, userId, (late) => {
    // The user or the organisation may have changed in the meantime.
    if (opened.get(userId) !== ofUser || ofUser[kind] !== opening) return retire(late)
    ofUser[kind] = prepared(late) as Opened[K]
  }).then(prepared)
  // The compiler can't see that K names the same member on both sides.
  ofUser[kind] = opening as Opened[K]
  return opening
}

async function prepare<D extends DatabaseOf[DatabaseKind]>(db: D, userId: string): Promise<D> {
  const organisation = deviceOrganisation.get()
  // While it opened, another user may have taken over: the organisation is theirs.
  const isCurrent = userId === deviceUser.get()
  if ('queries' in db && isCurrent && organisation !== null) await restrictToOrganisation(db, userId, organisation)
  return db
}

/** Closes the databases of other users. */
function closeOthers(): void {
  for (const [userId, kinds] of opened) {
    if (userId === deviceUser.get()) continue
    opened.delete(userId)
    for (const opening of Object.values(kinds)) opening.then(retire, () => {})
  }
}

/** On a switch of organisation, the answers are filtered before anybody reads them: see `restrictToOrganisation`. */
function closeAnswers(): void {
  for (const kinds of opened.values()) {
    kinds.data?.then(retire, () => {})
    delete kinds.data
  }
}

deviceOrganisation.subscribe(closeAnswers)
deviceUser.subscribe(closeOthers)
