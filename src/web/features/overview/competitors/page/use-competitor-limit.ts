import type { Identity } from '#contract/auth/auth.ts'
import { quotasRead } from '#web/data/queries/quotas-read.ts'
import { useRead } from '#web/data/queries/read.ts'

/** Competitors that the plan allows for one app; null: any number, or it is not known. */
export function useCompetitorLimit(identity: Identity): number | null {
  const { data } = useRead(quotasRead(identity))
  return data?.find(({ slotType }) => slotType === 'COMPETITOR')?.limit ?? null
}
