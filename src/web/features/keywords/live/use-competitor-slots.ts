import { quotasRead } from '#web/data/queries/quotas-read.ts'
import { useRead } from '#web/data/queries/read.ts'
import { useIdentity } from '#web/session/hooks.ts'

export interface CompetitorSlots {
  free: number
  /** Of the plan, for one app. */
  limit: number
}

/** How many of `used` competitors more an app can have; null: any number, or it is not known. */
export function useCompetitorSlots(used: number): CompetitorSlots | null {
  const organizationId = useIdentity()?.organizationId
  const { data } = useRead(quotasRead({ organizationId: organizationId ?? '' }), {
    enabled: organizationId !== undefined,
  })
  const limit = data?.find(({ slotType }) => slotType === 'COMPETITOR')?.limit ?? null
  return limit === null ? null : { free: Math.max(0, limit - used), limit }
}
