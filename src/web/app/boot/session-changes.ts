import type { AnyRouter } from '@tanstack/react-router'
import { session } from '#web/session/session-store.ts'
import { getSubscription } from '#contract/account.ts'
import { ApiError } from '#web/api/api-error.ts'
import { queryClient, dropAnswers } from '#web/data/cache/query-client.ts'
import { dropBootAnswers } from '#web/data/cache/boot-record.ts'
import { resetAnalytics } from '#web/data/third-parties/analytics.ts'
import type { SignOutStep } from '#web/session/sign-out.ts'

/** Runs the page's guards again when the user signs in or out or changes the organisation, in any tab. */
export function followSession(router: AnyRouter): () => void {
  const who = () => {
    const { state, identity } = session.get()
    return `${state} ${identity?.userId ?? ''} ${identity?.organizationId ?? ''}`
  }
  let last = who()
  return session.subscribe(() => {
    if (who() === last) return
    last = who()
    void router.invalidate()
  })
}

/** The guard has its own answer to a refusal (SUB-006). */
const ownAnswer: unknown = getSubscription.id

/**
 * AUTH-021, C-02: what the page on screen asks for and the server refuses leads to the not-authorised page. A 401 that
 * is about the token ends the session instead (ERR-003); what nobody looks at any more leads nowhere.
 */
export function followRefusals(router: AnyRouter): () => void {
  const follow = () =>
    queryClient
      .get()
      .getQueryCache()
      .subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        const { query, action } = event
        if (!query.isActive() || query.queryKey[0] === ownAnswer || !isRefused(action.error)) return
        void router.navigate({ to: '/pages/miscellaneous/not-authorized', replace: true })
      })
  let stop = follow()
  const stopClients = queryClient.subscribe(() => {
    stop()
    stop = follow()
  })
  return () => {
    stop()
    stopClients()
  }
}

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.code === 'FORBIDDEN'

/** What is left behind when another user, nobody, or the same user in another organisation takes over, in this order. */
export const signOutSteps: readonly SignOutStep[] = [dropAnswers, dropBootAnswers, resetAnalytics]
