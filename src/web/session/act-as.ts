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

/** Acts as another user from now on, in this tab alone, which is loaded anew. Throws `ApiError`. */
export async function startActing(userId: string, reason: string): Promise<void> {
  const { identity: by } = session.get()
  const { identity } = await call(impersonate, { body: { userId, reason } })
  if (!by) return
  // Should this tab be closed in the middle of it, the next start cleans up.
  recordVisit(userId)
  setNextImpersonation({ identity, by, reason })
  window.location.assign('/')
}

/**
 * The token of the user acted as, for one's own that was just renewed: it has none to renew itself. Where the server
 * or another log-in in this browser says no, the acting is over. Throws `ApiError`.
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

/** TEAM-009: becomes who one was, on the page `back` of this app. The log is told where the server can be reached. */
export async function stopActing(back: string): Promise<void> {
  await call(stopImpersonation, {}).catch(() => {})
  await leave(back)
}

/** Deletes what the user acted as has left in this browser, and loads the own pages. Never resolves. */
export async function leave(back = '/'): Promise<never> {
  const acting = impersonation()
  setNextImpersonation(null)
  if (acting) {
    const { userId } = acting.identity
    // Nothing that is still on its way is written any more.
    leaveDevice()
    tellWorker({ type: 'FORGET', userId })
    await deleteStores(userId)
  }
  window.location.replace(back)
  return new Promise<never>(() => {})
}
