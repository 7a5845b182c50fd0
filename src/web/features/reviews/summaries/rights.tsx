import { Trans } from '@lingui/react/macro'
import type { Quota } from '#contract/billing/plans.ts'
import classes from './summary-list.module.css'

export interface Rights {
  /** Role or grant let them make and delete summaries. */
  mayChange: boolean
  isOffline: boolean
  /** Summaries of this month; undefined: not known. */
  quota: Quota | undefined
}

/** Summaries left this month; null: unlimited or unknown. */
export function leftOf({ quota }: Pick<Rights, 'quota'>): number | null {
  return quota?.limit == null ? null : Math.max(0, quota.limit - quota.used)
}

/** The remaining quota, shown before a summary is created. */
export function QuotaNote({ rights }: { rights: Rights }) {
  const left = leftOf(rights)
  const limit = rights.quota?.limit
  if (left === null || limit == null) return null
  return (
    <p className={classes.quota}>
      <Trans>
        {left} of {limit} summaries left this month
      </Trans>
    </p>
  )
}
