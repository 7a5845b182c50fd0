import { DeviceError, openDatabase, retire, type DatabaseOf } from './database.ts'
import { deviceUser } from './device-user.ts'
import type { DatabaseKind } from './stores.ts'

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
  const opening = openDatabase(kind, userId)
  // The compiler can't see that K names the same member on both sides.
  ofUser[kind] = opening as Opened[K]
  return opening
}

/** Closes what belongs to others than the user of now. */
function closeOthers(): void {
  for (const [userId, kinds] of opened) {
    if (userId === deviceUser.get()) continue
    opened.delete(userId)
    for (const opening of Object.values(kinds)) opening.then(retire, () => {})
  }
}

deviceUser.subscribe(closeOthers)
