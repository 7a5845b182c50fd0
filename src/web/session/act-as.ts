import { impersonate, stopImpersonation } from '#contract/administration.ts'
import type { TokenResponse } from '#contract/auth/auth.ts'
import { deleteStores } from '#web/offline/storage/clear-user.ts'
import { recordVisit } from '#web/offline/storage/pending-logouts.ts'
import { leaveDevice } from '#web/offline/storage/device-user.ts'
import { tellWorker } from '#web/offline/worker/tell-worker.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { impersonation, setNextImpersonation } from './impersonation.ts'
import { request } from '#web/api/request.ts'
import { session } from './session-store.ts'

/** Starts acting as another user, in this tab alone, which reloads. Throws `ApiError`. */
export async function startActing(userId: string, reason: string): Promise<void> {
  const { identity: by } = session.get()
  const { identity } = await call(impersonate, { body: { userId, reason } })
  if (!by) return
  // If the tab is closed meanwhile, the next start cleans up.
  recordVisit(userId)
  setNextImpersonation({ identity, by, reason })
  window.location.assign('/')
}

/**
 * Exchanges one's own renewed token for one of the impersonated user, who has no refresh token. Ends the impersonation
 * if the server refuses, or after another log-in in this browser. Throws `ApiError`.
 */
export async function tokensOfActed(own: TokenResponse): Promise<TokenResponse> {
  const acting = impersonation()
  if (!acting) return own
  if (own.identity.userId !== acting.by.userId) return leave()
  const { identity, reason } = acting
  const headers = { authorization: `Bearer ${own.accessToken}` }
  try {
    return (await request(impersonate, { body: { userId: identity.userId, reason } }, { headers })).data
  } catch (error) {
    if (error instanceof ApiError && (error.kind === 'forbidden' || error.kind === 'notFound')) return leave()
    throw error
  }
}

/** TEAM-009: returns to one's own account, on the page `back`. The audit log records it if the server is reachable. */
export async function stopActing(back: string): Promise<void> {
  await call(stopImpersonation, {}).catch(() => {})
  await leave(back)
}

/** Deletes the impersonated user's data from this browser and loads one's own pages. Never resolves. */
export async function leave(back = '/'): Promise<never> {
  const acting = impersonation()
  setNextImpersonation(null)
  if (acting) {
    const { userId } = acting.identity
    // Stops pending writes.
    leaveDevice()
    tellWorker({ type: 'FORGET', userId })
    await deleteStores(userId)
  }
  window.location.replace(back)
  return new Promise<never>(() => {})
}
