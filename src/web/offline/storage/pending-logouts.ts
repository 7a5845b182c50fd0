import * as v from 'valibot'
import { Id } from '#contract/store.ts'
import { readLocal, removeLocal, writeLocal } from './local-item.ts'

/**
 * Unfinished log-outs: users whose data must still be deleted, and whether the session must still be revoked. A log-out
 * offline, or a tab closed during one, is completed at the next start.
 */
const PendingLogouts = v.object({ userIds: v.array(Id), revoke: v.boolean() })
type PendingLogouts = v.InferOutput<typeof PendingLogouts>

const KEY = 'storeglass.departing'

export const pendingLogouts = (): PendingLogouts => readLocal(KEY, PendingLogouts) ?? { userIds: [], revoke: false }

/** Whether this user's log-out is in progress, perhaps in another tab. */
export const isLogoutPending = (userId: string): boolean => pendingLogouts().userIds.includes(userId)

export function recordLogout(userId: string): void {
  const { userIds } = pendingLogouts()
  write({ userIds: [...new Set([...userIds, userId])], revoke: true })
}

/** Records a user whose data must not stay on this device, although this device must not end their session. */
export function recordVisit(userId: string): void {
  const before = pendingLogouts()
  write({ ...before, userIds: [...new Set([...before.userIds, userId])] })
}

/** Records that the user's data has been deleted from the device. */
export function recordDeletion(userId: string): void {
  const before = pendingLogouts()
  write({ ...before, userIds: before.userIds.filter((id) => id !== userId) })
}

/** Records that the server has ended the session, or that a new log-in replaced its cookie. */
export function recordRevocation(): void {
  write({ ...pendingLogouts(), revoke: false })
}

function write(next: PendingLogouts): void {
  if (next.userIds.length === 0 && !next.revoke) removeLocal(KEY)
  else writeLocal(KEY, next)
}
