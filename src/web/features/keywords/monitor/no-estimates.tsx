import { Trans } from '@lingui/react/macro'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import classes from './monitor.module.css'

/** Why nothing is estimated: the store was searched, and its results do not tell how many rated the apps. */
export function NoEstimates({ rows }: { rows: readonly Pick<KeywordMetrics, 'appsCount' | 'volume'>[] }) {
  const searched = rows.filter(({ appsCount }) => appsCount !== null && appsCount > 0)
  if (searched.length === 0 || searched.some(({ volume }) => volume !== null)) return null
  return (
    <p className={classes.note}>
      <Trans>
        Volume, difficulty and relevancy aren't known: the search results of this store don't tell how many people rated
        an app.
      </Trans>
    </p>
  )
}
