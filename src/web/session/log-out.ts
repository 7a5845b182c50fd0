import { logOut as logOutEndpoint } from '#contract/auth/auth.ts'
import { ApiError } from '#web/api/api-error.ts'
import { request } from '#web/api/request.ts'
import { clearUser, deleteStores } from '#web/offline/storage/clear-user.ts'
import { recordLogout, pendingLogouts, recordRevocation } from '#web/offline/storage/pending-logouts.ts'
import { impersonation } from './impersonation.ts'
import { session } from './session-store.ts'
import { dropSession, inTurn } from './token.ts'

/**
 * Logs the user out and deletes all of their data from this device, even offline. Dropping the session runs the steps
 * of `sign-out.ts` in every tab; then the data on the device is deleted, and the server is informed. Never throws.
 */
export async function logOut(): Promise<void> {
  const { identity } = session.get()
  if (!identity) return
  // The session belongs to the impersonator: log out of the impersonation only.
  if (impersonation()) return (await import('./act-as.ts')).stopActing('/')
  recordLogout(identity.userId)
  dropSession(identity.userId)
  await Promise.all([clearUser(identity.userId), revoke()])
}

/** Deletes data that earlier log-outs could not delete. */
export function finishDeletions(): void {
  for (const userId of pendingLogouts().userIds) {
    if (userId !== session.get().identity?.userId) void deleteStores(userId)
  }
}

/** Revokes sessions that earlier log-outs could not revoke. */
export async function finishRevocation(): Promise<void> {
  if (pendingLogouts().revoke && session.get().state === 'out') await revoke()
}

/** Ends the session on the server; retried later if it can't be reached. */
async function revoke(): Promise<void> {
  try {
    // A pending renewal would set a new cookie after the revocation.
    await inTurn(() => request(logOutEndpoint, { body: {} }))
    recordRevocation()
  } catch (error) {
    const isRefused = error instanceof ApiError && error.code !== null && error.kind !== 'unavailable'
    if (isRefused) recordRevocation()
  }
}
