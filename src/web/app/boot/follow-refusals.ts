import type { AnyRouter } from '@tanstack/react-router'
import { getSubscription } from '#contract/account.ts'
import { ApiError } from '#web/api/api-error.ts'
import { queryClient } from '#web/data/cache/query-client.ts'

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
