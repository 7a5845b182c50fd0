import type { Identity } from '#contract/auth/auth.ts'
import { ApiError } from '#web/api/api-error.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { featuresRead, subscriptionRead } from '#web/data/queries/reads.ts'

/** The plan was changed a moment ago: the page's own reads hear of it first. Returns what stops it. */
export function askAgainWhenLocked(identity: Identity): () => void {
  const client = getQueryClient()
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error } = event.action
    if (!(error instanceof ApiError) || error.code !== 'FEATURE_LOCKED') return
    for (const { queryKey } of [featuresRead(identity), subscriptionRead(identity)])
      void client.refetchQueries({ queryKey }, { cancelRefetch: false })
  })
}
