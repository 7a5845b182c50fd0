import { Trans, useLingui } from '@lingui/react/macro'
import type { Store } from '#contract/store.ts'
import type { DailyRanks } from '#contract/keywords/rank-history.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { formatAxisDay, formatDay, formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { SPARK, sparklinePaths } from '#web/ui/charts/sparkline.tsx'
import { NotListed, Unknown } from '../list/keyword-cells.tsx'
import type { MonitorRow } from './monitor-rows.ts'
import classes from './rank-cells.module.css'

interface TodayProps {
  row: Pick<MonitorRow, 'rank' | 'isMeasured' | 'olderDay'>
  store: Store
}

/** The newest rank, with its day where it is older than others. */
export function RankToday({ row, store }: TodayProps) {
  const { rank, isMeasured, olderDay } = row
  return (
    <span className={classes.ranks}>
      {olderDay !== null && <OlderDay day={olderDay} />}
      {rank !== null ? <b>{formatNumber(rank, language())}</b> : isMeasured ? <NotListed store={store} /> : <Unknown />}
    </span>
  )
}

/** The middle rank of seven days, which one bad day does not move. */
export const Median = ({ value, store }: { value: MonitorRow['median']; store: Store }) =>
  value === null ? <Unknown /> : value === 0 ? <NotListed store={store} /> : formatNumber(value, language())

interface CompetitorProps {
  /** null: deeper than the store's search goes; undefined: not known. */
  rank: number | null | undefined
  own: number | null
  /** UTC day of the rank, if it is not that of the own one. */
  day?: UtcDay | undefined
  store: Store
}

/** A competitor's newest rank, darker where it is in front. */
export function CompetitorRank({ rank, own, day, store }: CompetitorProps) {
  const { t } = useLingui()
  if (rank === undefined) return <Unknown />
  const measured = day === undefined ? undefined : formatDay(day, language())
  return (
    <span
      className={classes.rival}
      data-ahead={rank !== null && (own === null || rank < own) ? true : undefined}
      data-other-day={measured === undefined ? undefined : true}
      title={measured === undefined ? undefined : t`Measured on ${measured}`}
    >
      {rank === null ? <NotListed store={store} /> : formatNumber(rank, language())}
      {measured !== undefined && <span className="sg-visually-hidden">{t`, measured on ${measured}`}</span>}
    </span>
  )
}

/** When a rank was measured that is older than others. */
function OlderDay({ day }: { day: UtcDay }) {
  const { t } = useLingui()
  const measured = formatDay(day, language())
  return (
    <span className={classes.median} title={t`Measured on ${measured}`}>
      <span aria-hidden>{formatAxisDay(day, language(), 'day')}</span>
      <span className="sg-visually-hidden">
        <Trans>Measured on {measured}</Trans>{' '}
      </span>
    </span>
  )
}

/** Smallest range of places that fills the height, so that small movements look small. */
const LEAST_RANGE = 8

/** A rank over time, the first place on top; days without a place, or not measured, are gaps. */
export function RankSpark({ ranks, color }: { ranks: DailyRanks; color: string | undefined }) {
  const values = ranks.map((rank) => (rank === null || rank === 0 ? null : -rank))
  if (values.every((value) => value === null)) return null
  return (
    <svg
      className={classes.spark}
      viewBox={`0 0 ${SPARK.width} ${SPARK.height}`}
      preserveAspectRatio="none"
      style={color ? { color } : undefined}
      aria-hidden
    >
      <path d={sparklinePaths(values, LEAST_RANGE).line} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
