import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { RANKED_POSITIONS } from '#contract/protocol/limits.ts'
import type { Movement } from '#aso/keywords/rank-movement.ts'
import type { PeriodName } from '#aso/keywords/periods.ts'
import type { RankSummary } from '#aso/keywords/rank-summary.ts'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Unknown } from '../list/metric-cells.tsx'
import { AverageRankMethod, VisibilityMethod } from './summary-methods.tsx'
import { periodLabels } from './period-labels.ts'
import { SummaryFigure } from './summary-figure.tsx'
import classes from './summary-strip.module.css'

type Filtering = Exclude<Movement, 'same'>

interface Props {
  summary: RankSummary
  period: PeriodName
  /** What the table is filtered by. */
  movement: Movement | 'all'
  onMovement: (movement: Movement | 'all') => void
}

/** What the ranks of the period come to; the last four are filters of the table. */
export function SummaryStrip({ summary, period, movement, onMovement }: Props) {
  const { i18n, t } = useLingui()
  const { visibility, averageRank, top10Share, up, down, days } = summary
  const share = top10Share.now
  const places = (count: number) => formatNumber(count, language())
  const filters: { value: Filtering; name: ReactNode; count: number; note: ReactNode }[] = [
    { value: 'up', name: <Trans>Up</Trans>, count: up.keywords, note: <Trans>+{places(up.places)} places</Trans> },
    {
      value: 'down',
      name: <Trans>Down</Trans>,
      count: down.keywords,
      note: <Trans>−{places(down.places)} places</Trans>,
    },
    {
      value: 'new',
      name: <Trans>New</Trans>,
      count: summary.new,
      note: <Trans>in the first {RANKED_POSITIONS}</Trans>,
    },
    {
      value: 'lost',
      name: <Trans>Lost</Trans>,
      count: summary.lost,
      note: <Trans>left the first {RANKED_POSITIONS}</Trans>,
    },
  ]
  const periodName = i18n._(periodLabels[period])
  return (
    <div className={classes.strip} role="group" aria-label={t`Summary, ${periodName}`}>
      <SummaryFigure
        name={<Trans>Visibility</Trans>}
        method={<VisibilityMethod />}
        figure={visibility}
        values={days.map((day) => day.visibility)}
        leastRange={5}
      />
      <SummaryFigure
        name={<Trans>Average rank</Trans>}
        method={<AverageRankMethod />}
        note={
          share !== null && (
            <span className={classes.note}>
              <Trans>{formatPercent(share, language(), 0)} in the top 10</Trans>
            </span>
          )
        }
        figure={averageRank}
        isLessBetter
        values={days.map((day) => day.averageRank)}
        leastRange={8}
      />
      {filters.map(({ value, name, count, note }) => (
        <button
          key={value}
          type="button"
          className={classes.filter}
          aria-pressed={movement === value}
          onClick={() => onMovement(movement === value ? 'all' : value)}
        >
          <span className={classes.name}>{name}</span>{' '}
          <span className={classes.line}>
            <span className={classes.value}>
              {summary.measured === 0 ? <Unknown /> : formatNumber(count, language())}
            </span>
            {count > 0 && <span className={classes.note}>{note}</span>}
          </span>
        </button>
      ))}
    </div>
  )
}
