import type { Dexie } from 'dexie'
import { isLogoutPending } from './pending-logouts.ts'
import type { DeviceError } from './device-error.ts'
import { deviceStorage } from './device-storage.ts'
import { deviceUser } from './device-user.ts'

/** Databases that could not be opened, or were lost: they are opened as soon as possible. */
const away = new Set<Dexie>()

export const isAway = (db: Dexie): boolean => away.has(db)

/** Stops waiting for a database. */
export const forget = (db: Dexie): void => void away.delete(db)

export function markAway(db: Dexie, reason: DeviceError['reason']): void {
  away.add(db)
  deviceStorage.set(reason)
}

/**
 * Marks a database as usable again. `first` runs before the device state changes, which happens once no database is
 * away.
 */
export function markBack(db: Dexie, first?: () => void): void {
  if (!away.delete(db)) return
  first?.()
  reportIfAllBack()
}

function reportIfAllBack(): void {
  if (away.size === 0 && deviceStorage.get() !== 'reload') deviceStorage.set('ok')
}

/** The user of each database. */
const users = new WeakMap<Dexie, string>()

export const belongsTo = (db: Dexie, userId: string): void => void users.set(db, userId)

// Databases of a previous user do not affect the next one.
deviceUser.subscribe(() => {
  for (const db of away) if (users.get(db) !== deviceUser.get()) away.delete(db)
  reportIfAllBack()
})

/** Whether the database's user is signed in; databases of others must not be created again. */
export function isHere(db: Dexie): boolean {
  const userId = users.get(db)
  return userId !== undefined && deviceUser.get() === userId && !isLogoutPending(userId)
}
