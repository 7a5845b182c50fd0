import type { Dexie } from 'dexie'
import { isLogoutPending } from './pending-logouts.ts'
import type { DeviceError } from './device-error.ts'
import { deviceStorage } from './device-storage.ts'
import { deviceUser } from './device-user.ts'

/** Databases that were given up for now: they are opened as soon as that is possible. */
const away = new Set<Dexie>()

export const isAway = (db: Dexie): boolean => away.has(db)

/** Nobody waits for it any more. */
export const forget = (db: Dexie): void => void away.delete(db)

export function giveUp(db: Dexie, reason: DeviceError['reason']): void {
  away.add(db)
  deviceStorage.set(reason)
}

/** It can be used again, `first` by whoever waits for it; that is said once none is away any more. */
export function isBack(db: Dexie, first?: () => void): void {
  if (!away.delete(db)) return
  first?.()
  sayIfAllAreBack()
}

function sayIfAllAreBack(): void {
  if (away.size === 0 && deviceStorage.get() !== 'reload') deviceStorage.set('ok')
}

/** Whose each is. */
const users = new WeakMap<Dexie, string>()

export const belongsTo = (db: Dexie, userId: string): void => void users.set(db, userId)

// What could not be opened for somebody who has left is nothing to whoever comes next.
deviceUser.subscribe(() => {
  for (const db of away) if (users.get(db) !== deviceUser.get()) away.delete(db)
  sayIfAllAreBack()
})

/** Whether its user is; nobody else's may be made again. */
export function isHere(db: Dexie): boolean {
  const userId = users.get(db)
  return userId !== undefined && deviceUser.get() === userId && !isLogoutPending(userId)
}
