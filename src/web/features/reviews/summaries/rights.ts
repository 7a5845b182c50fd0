import type { Quota } from '#contract/billing/plans.ts'

export interface Rights {
  /** Role or grant let them make and delete summaries. */
  mayChange: boolean
  isOffline: boolean
  /** Summaries of this month; undefined: not known. */
  quota: Quota | undefined
}

/** Summaries that are left this month; null: as many as one likes, or not known. */
export function leftOf({ quota }: Pick<Rights, 'quota'>): number | null {
  return quota?.limit == null ? null : Math.max(0, quota.limit - quota.used)
}
