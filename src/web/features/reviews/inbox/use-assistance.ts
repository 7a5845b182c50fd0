import type { Identity } from '#contract/auth/auth.ts'
import { quotasRead } from '#web/data/queries/quotas-read.ts'
import { useRead } from '#web/data/queries/read.ts'
import { featuresRead } from '#web/data/queries/reads.ts'
import { reviewModelRead } from '#web/data/queries/review-model-read.ts'

export interface Assistance {
  /** undefined: not known yet. */
  isConfigured: boolean | undefined
  /** The plan has no AI replies (SUB-022, OP-63). */
  isLocked: boolean
  /** Of the month; null: not known, or not limited. */
  quota: { left: number; limit: number } | null
  /** Reads the quota again. */
  refresh: () => void
}

/** Who writes drafts, and how many the month has left (REV-009, OP-48). */
export function useAssistance(identity: Identity): Assistance {
  const model = useRead(reviewModelRead()).data
  const features = useRead(featuresRead(identity)).data
  const { quota, refresh } = useQuotas(identity)
  return {
    isConfigured: model?.isConfigured,
    isLocked: features?.includes('ai-replies') === false && !identity.internal,
    quota,
    refresh,
  }
}

/** AI requests of the month; `quota` null: unknown or unlimited. */
function useQuotas(identity: Identity) {
  const { data, refresh } = useRead(quotasRead(identity))
  const slot = data?.find(({ slotType }) => slotType === 'AI_ASSISTANCE')
  const quota = !slot || slot.limit === null ? null : { left: Math.max(0, slot.limit - slot.used), limit: slot.limit }
  return { quota, refresh }
}
