import { Trans } from '@lingui/react/macro'
import { leftOf, type Rights } from '../rights.ts'
import classes from './list.module.css'

/** What a new summary costs, before it is pressed. */
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
