import { Trans, useLingui } from '@lingui/react/macro'
import { RANKED_POSITIONS } from '#contract/protocol/limits.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Unknown } from '../../table/metric-cells.tsx'
import type { MonitorRow } from '../rows/monitor-row.ts'
import classes from './rank-cells.module.css'

interface TodayProps {
  row: Pick<MonitorRow, 'rank' | 'ranks' | 'median'>
  hasMedian?: boolean
}

/** Today's rank, and the median of seven days beside it, which one bad day does not move. */
export function RankToday({ row, hasMedian = true }: TodayProps) {
  'use memo'
  const { t } = useLingui()
  const { rank } = row
  const median = hasMedian ? row.median : null
  const isMeasured = rank !== null || row.ranks.at(-1) === 0
  const middle = median === null ? null : median === 0 ? `${RANKED_POSITIONS}+` : formatNumber(median, language())
  return (
    <span className={classes.ranks}>
      {middle !== null && (
        <span className={classes.median} title={t`Median of 7 days`}>
          <span className="sg-visually-hidden">
            <Trans>Median of 7 days</Trans>{' '}
          </span>
          {middle}
        </span>
      )}
      {rank !== null ? <b>{formatNumber(rank, language())}</b> : isMeasured ? <Outside /> : <Unknown />}
    </span>
  )
}

interface CompetitorProps {
  /** null: not among the first 200; undefined: not known. */
  rank: number | null | undefined
  own: number | null
}

/** A competitor's rank today, darker where it is in front. */
export function CompetitorRank({ rank, own }: CompetitorProps) {
  if (rank === undefined) return <Unknown />
  if (rank === null) return <Outside />
  return (
    <span className={classes.rival} data-ahead={own === null || rank < own || undefined}>
      {formatNumber(rank, language())}
    </span>
  )
}

/** Measured, and not among the first 200. */
function Outside() {
  const { t } = useLingui()
  return (
    <span className={classes.outside} title={t`Not in the top ${RANKED_POSITIONS}`}>
      {RANKED_POSITIONS}+
    </span>
  )
}
