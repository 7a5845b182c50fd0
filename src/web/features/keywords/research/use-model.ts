import { useEffect } from 'react'
import { getLanguageModel } from '#contract/keywords/suggestions.ts'
import { quotasRead } from '#web/data/queries/quotas-read.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { useIdentity } from '#web/session/hooks.ts'

/** Where the listing's texts would go; `host` null: no model is configured. */
export const useModel = () => useRead(read(getLanguageModel, {}))

/** Questions to a language model that the month has. */
export interface ModelRequests {
  left: number
  /** 0: the plan has none (ERR-057). */
  limit: number
}

/** null: not known, or not limited. `answeredAt`: when the model answered last, ms; refreshes the count. */
export function useModelRequests(answeredAt: number | null): ModelRequests | null {
  const organizationId = useIdentity()?.organizationId
  const { data, refresh } = useRead(quotasRead({ organizationId: organizationId ?? '' }), {
    enabled: organizationId !== undefined,
  })
  useEffect(() => {
    if (answeredAt !== null) refresh()
    // `refresh` is another function after each answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [answeredAt])
  const quota = data?.find(({ slotType }) => slotType === 'AI_ASSISTANCE')
  if (!quota || quota.limit === null) return null
  return { left: Math.max(0, quota.limit - quota.used), limit: quota.limit }
}
