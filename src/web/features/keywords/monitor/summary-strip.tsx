import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui, Plural } from '@lingui/react/macro'
import { Box, Group, Paper, UnstyledButton } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { searchDepth } from '#contract/keywords/search-depth.ts'
import type { Store } from '#contract/store.ts'
import type { Movement } from '#aso/keywords/rank-movement.ts'
import type { MonitorPeriod, Period } from '#aso/keywords/periods.ts'
import type { RankSummary, Compared } from '#aso/keywords/rank-summary.ts'
import { formatDay, formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Sparkline } from '#web/ui/charts/sparkline.tsx'
import { Delta } from '#web/ui/display/delta.tsx'
import type { ShownPeriod } from '../history/chart-period.tsx'
import { Unknown } from '../list/keyword-cells.tsx'
import { AverageRankMethod, VisibilityMethod } from './summary-methods.tsx'
import classes from './summary-strip.module.css'

/** In a sentence: "Summary, last 30 days". */
const periodLabels: Record<MonitorPeriod, MessageDescriptor> = {
  'last-day': msg`since yesterday`,
  'last-visit': msg`since your last visit`,
  'last-7-days': msg`last 7 days`,
  'last-30-days': msg`last 30 days`,
  'last-90-days': msg`last 90 days`,
  'last-month': msg`last month`,
  'this-month': msg`this month`,
}

type Filtering = Exclude<Movement, 'same'>

interface Props {
  store: Store
  summary: RankSummary
  /** How many keywords the figures are of; null: all. */
  keywords: number | null
  name: ShownPeriod
  period: Period
  /** The movement that the table is filtered by. */
  movement: Movement | 'all'
  onMovement: (movement: Movement | 'all') => void
}

/** A summary of the period's ranks; the last four figures filter the table. */
export function SummaryStrip({ store, summary, keywords, name, period, movement, onMovement }: Props) {
  const { i18n, t } = useLingui()
  const { visibility, averageRank, top10Share, up, down, days } = summary
  const share = top10Share.now
  const depth = searchDepth(store)
  const formatted = (count: number) => formatNumber(count, language())
  const filters: { value: Filtering; name: ReactNode; count: number; note: ReactNode }[] = [
    { value: 'up', name: <Trans>Up</Trans>, count: up.keywords, note: <Trans>+{formatted(up.places)} places</Trans> },
    {
      value: 'down',
      name: <Trans>Down</Trans>,
      count: down.keywords,
      note: <Trans>−{formatted(down.places)} places</Trans>,
    },
    {
      value: 'new',
      name: <Trans>New</Trans>,
      count: summary.new,
      note: <Trans>entered the top {depth}</Trans>,
    },
    {
      value: 'lost',
      name: <Trans>Lost</Trans>,
      count: summary.lost,
      note: <Trans>left the top {depth}</Trans>,
    },
  ]
  const [from, to] = [period.from, period.to].map((day) => formatDay(day, language()))
  const periodName = name === 'chosen' ? t`${from} to ${to}` : i18n._(periodLabels[name])
  return (
    <Paper className={classes.strip} role="group" aria-label={t`Summary, ${periodName}`}>
      <SummaryFigure
        name={<Trans>Visibility</Trans>}
        method={<VisibilityMethod />}
        note={
          keywords !== null && (
            <span className={classes.note}>
              <Plural value={keywords} one="of # keyword" other="of # keywords" />
            </span>
          )
        }
        figure={visibility}
        values={days.map((day) => day.visibility)}
        leastRange={5}
      />
      <SummaryFigure
        name={<Trans>Average rank</Trans>}
        method={<AverageRankMethod depth={depth} />}
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
        <UnstyledButton
          key={value}
          className={classes.filter}
          aria-pressed={movement === value}
          onClick={() => onMovement(movement === value ? 'all' : value)}
        >
          <span className={classes.name}>{name}</span>{' '}
          <Group component="span" gap="0 8px" align="baseline">
            <span className={classes.value}>
              {summary.measured === 0 ? <Unknown /> : formatNumber(count, language())}
            </span>
            {count > 0 && <span className={classes.note}>{note}</span>}
          </Group>
        </UnstyledButton>
      ))}
    </Paper>
  )
}

interface SummaryFigureProps {
  name: ReactNode
  /** A button that explains it. */
  method: ReactNode
  figure: Compared
  /** A day each. */
  values: readonly (number | null)[]
  /** Smallest range of values that fills the sparkline's height. */
  leastRange: number
  /** A rank: 1 is best. */
  isLessBetter?: boolean
  note?: ReactNode
}

/** A figure of the period, its change, and its course. */
function SummaryFigure({ name, method, figure, values, leastRange, isLessBetter = false, note }: SummaryFigureProps) {
  const id = useId()
  const { now, before } = figure
  const sign = isLessBetter ? -1 : 1
  const change = now !== null && before !== null ? Number((sign * (now - before)).toFixed(1)) : null
  const known = values.filter((value) => value !== null).length > 1
  return (
    <div className={classes.figure} role="group" aria-labelledby={id}>
      <span className={classes.name}>
        <span id={id}>{name}</span>
        {method}
        {note}
      </span>
      <Box miw={0}>
        <Group component="span" gap="0 8px" align="baseline">
          <span className={classes.value}>{now === null ? <Unknown /> : formatNumber(now, language(), 1)}</span>
          {change !== null && <Delta direction={change}>{formatNumber(Math.abs(change), language(), 1)}</Delta>}
        </Group>
      </Box>
      {known && (
        <span className={classes.spark} aria-hidden>
          <Sparkline values={values.map((value) => value && sign * value)} label="" leastRange={leastRange} />
        </span>
      )}
    </div>
  )
}
