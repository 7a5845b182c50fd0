import type { Identity } from '#contract/auth/auth.ts'
import { quotasRead } from '#web/data/queries/quotas-read.ts'
import { useRead } from '#web/data/queries/read.ts'

/** AI assistances of the month; `quota` null: not known, or not limited. */
export function useQuotas(identity: Identity) {
  const { data, refresh } = useRead(quotasRead(identity))
  const slot = data?.find(({ slotType }) => slotType === 'AI_ASSISTANCE')
  const quota = !slot || slot.limit === null ? null : { left: Math.max(0, slot.limit - slot.used), limit: slot.limit }
  return { quota, refresh }
}
