import * as v from 'valibot'
import { readLocal, removeLocal, writeLocal } from '../storage/local-item.ts'
import { createStore } from '../create-store.ts'
import { deviceUser } from '../storage/device-user.ts'
import type { LocalKey } from '../stores.ts'
import { outbox } from './outbox.ts'

const KEY = 'storeglass.waiting' satisfies LocalKey
const Waiting = v.object({ userId: v.string(), count: v.number() })

/** Number of waiting changes that were lost with a database that the browser deleted; null: none. */
export const lostChanges = createStore<number | null>(null)

/**
 * Records the number of waiting changes outside of their database. Without any, nothing is left there: a tab that does not
 * know yet that the user has logged out would write their id again.
 */
export function recordWaiting(userId: string, count: number): void {
  const known = readLocal(KEY, Waiting)
  if (count > 0) {
    if (known?.userId !== userId || known.count !== count) writeLocal(KEY, { userId, count })
  } else if (known?.userId === userId) removeLocal(KEY)
}

/** Whether changes were waiting whose queue has not been read since the start. */
export function hasUnreadChanges(): boolean {
  if (outbox.get().ready) return false
  const known = readLocal(KEY, Waiting)
  return known !== undefined && known.userId === deviceUser.get() && known.count > 0
}

/** Called when the queue's database was created anew: what waited in the previous one is lost. */
export function recordLoss(userId: string): void {
  const known = readLocal(KEY, Waiting)
  if (known?.userId === userId && known.count > 0) lostChanges.set(known.count)
}
