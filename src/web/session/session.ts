import { useSyncExternalStore } from 'react'
import { logOut as logOutEndpoint, type Identity, type TokenResponse } from '#contract/auth/auth.ts'
import { clearUser, deleteStores } from '#web/offline/storage/clear-user.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { departed, departing, departures, revoked } from '#web/offline/storage/pending-logouts.ts'
import { ApiError } from '#web/api/api-error.ts'
import { impersonation } from './impersonation.ts'
import { request } from '#web/api/request.ts'
import { session, type Session } from './session-store.ts'
import { accessToken, dropSession, inTurn, takeTokens } from './token.ts'

export const useSession = (): Session => useSyncExternalStore(session.subscribe, session.get)
/** Who is signed in, or was when the session ended; null: nobody. */
export const useIdentity = (): Identity | null => useSession().identity
export const getIdentity = (): Identity | null => session.get().identity

/** Takes over the answer of a log-in, a verification or the demo; another user's session is replaced. */
export function signIn(tokens: TokenResponse): void {
  revoked()
  departed(tokens.identity.userId)
  takeTokens(tokens, 'signedIn')
}

/** The user's own act: deletes everything of the user on this device, also offline. Never throws. */
export async function logOut(): Promise<void> {
  const identity = getIdentity()
  if (!identity) return
  // The session is that of who acts as this user: leaving the user is all there is to do.
  if (impersonation()) return (await import('./act-as.ts')).stopActing('/')
  departing(identity.userId)
  dropSession(identity.userId)
  await Promise.all([clearUser(identity.userId), revoke()])
}

/** Ends the session on the server; kept for later when it can't be reached. */
async function revoke(): Promise<void> {
  try {
    // An exchange on its way would leave its new token behind.
    await inTurn(() => request(logOutEndpoint, { body: {} }))
    revoked()
  } catch (error) {
    const isRefused = error instanceof ApiError && error.code !== null && error.kind !== 'unavailable'
    if (isRefused) revoked()
  }
}

/**
 * Renews the remembered session in the background and makes unfinished log-outs good. Call once, after the boot set is
 * restored. Returns what stops it.
 */
export function startSession(): () => void {
  const stop = connectivity.subscribe(() => {
    if (connectivity.get() === 'online') void renewOrRevoke()
  })
  for (const userId of departures().userIds) {
    if (userId !== getIdentity()?.userId) void deleteStores(userId)
  }
  void renewOrRevoke()
  return stop
}

async function renewOrRevoke(): Promise<void> {
  // A refusal has ended the session by then; without an answer the next reconnect asks again.
  if (session.get().state === 'in') await accessToken().catch(() => {})
  else if (departures().revoke && session.get().state === 'out') await revoke()
}
