import * as v from 'valibot'
import { Id } from '#contract/store.ts'
import { readLocal, removeLocal, writeLocal } from './local-item.ts'

/**
 * Log-outs that are not finished: whose data is still to be deleted, and whether the server has still to be told.
 * A log-out offline, or a tab closed in the middle of one, is so made good at the next start.
 */
const PendingLogouts = v.object({ userIds: v.array(Id), revoke: v.boolean() })
type PendingLogouts = v.InferOutput<typeof PendingLogouts>

const KEY = 'storeglass.departing'

export const pendingLogouts = (): PendingLogouts => readLocal(KEY, PendingLogouts) ?? { userIds: [], revoke: false }

/** Whether this user's log-out is under way, perhaps told by another tab that this one has not heard yet. */
export const isLogoutPending = (userId: string): boolean => pendingLogouts().userIds.includes(userId)

export function recordLogout(userId: string): void {
  const { userIds } = pendingLogouts()
  write({ userIds: [...new Set([...userIds, userId])], revoke: true })
}

/** Somebody whose data must not stay on this device, though their session is nobody's to end here. */
export function recordVisit(userId: string): void {
  const before = pendingLogouts()
  write({ ...before, userIds: [...new Set([...before.userIds, userId])] })
}

/** The user's data is gone from the device. */
export function recordDeletion(userId: string): void {
  const before = pendingLogouts()
  write({ ...before, userIds: before.userIds.filter((id) => id !== userId) })
}

/** The server has ended the session, or a new log-in replaced its cookie. */
export function recordRevocation(): void {
  write({ ...pendingLogouts(), revoke: false })
}

function write(next: PendingLogouts): void {
  if (next.userIds.length === 0 && !next.revoke) removeLocal(KEY)
  else writeLocal(KEY, next)
}
