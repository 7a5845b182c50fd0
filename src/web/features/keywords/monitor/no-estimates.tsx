import { Trans } from '@lingui/react/macro'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import classes from './monitor.module.css'

/** Why nothing is estimated yet: the store was searched, and its results do not tell how many rated the apps. */
export function NoEstimates({ rows }: { rows: readonly Pick<KeywordMetrics, 'appsCount' | 'volume'>[] }) {
  const searched = rows.filter(({ appsCount }) => appsCount !== null && appsCount > 0)
  if (searched.length === 0 || searched.some(({ volume }) => volume !== null)) return null
  return (
    <p className={classes.note}>
      <Trans>
        Volume, difficulty and relevancy come later: this store's search results don't tell how many people rated an
        app, so the pages of the first apps are read after the ranks.
      </Trans>
    </p>
  )
}
