import { logOut as logOutEndpoint } from '#contract/auth/auth.ts'
import { ApiError } from '#web/api/api-error.ts'
import { request } from '#web/api/request.ts'
import { clearUser, deleteStores } from '#web/offline/storage/clear-user.ts'
import { recordLogout, pendingLogouts, recordRevocation } from '#web/offline/storage/pending-logouts.ts'
import { impersonation } from './impersonation.ts'
import { session } from './session-store.ts'
import { dropSession, inTurn } from './token.ts'

/**
 * The user's own act: everything of the user leaves this device, also offline. The steps of `sign-out.ts` run as soon as
 * the session is dropped, in every tab; then what lies on the device is deleted, and the server is told. Never throws.
 */
export async function logOut(): Promise<void> {
  const { identity } = session.get()
  if (!identity) return
  // The session is that of who acts as this user: leaving the user is all there is to do.
  if (impersonation()) return (await import('./act-as.ts')).stopActing('/')
  recordLogout(identity.userId)
  dropSession(identity.userId)
  await Promise.all([clearUser(identity.userId), revoke()])
}

/** Deletes what log-outs of earlier starts could not delete. */
export function finishDeletions(): void {
  for (const userId of pendingLogouts().userIds) {
    if (userId !== session.get().identity?.userId) void deleteStores(userId)
  }
}

/** Tells the server of a log-out that it has not heard of yet. */
export async function finishRevocation(): Promise<void> {
  if (pendingLogouts().revoke && session.get().state === 'out') await revoke()
}

/** Ends the session on the server; kept for later when it can't be reached. */
async function revoke(): Promise<void> {
  try {
    // An exchange on its way would leave its new token behind.
    await inTurn(() => request(logOutEndpoint, { body: {} }))
    recordRevocation()
  } catch (error) {
    const isRefused = error instanceof ApiError && error.code !== null && error.kind !== 'unavailable'
    if (isRefused) recordRevocation()
  }
}
