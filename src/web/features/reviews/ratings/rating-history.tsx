import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, SegmentedControl } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { RatingHistory as History } from '#contract/overview/history.ts'
import type { AppVersion } from '#contract/overview/overview.ts'
import { daysFrom, type UtcDay } from '#contract/protocol/days.ts'
import { formatDay, formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { decimalsOf, roundAxis } from '#web/ui/charts/chart-axis.ts'
import { PlainTable } from '#web/ui/data-table/plain-table.tsx'
import { FirstDayNote, LiveNote } from '#web/apps/sources/live-note.tsx'
import { EmptyField } from '#web/ui/display/empty-field.tsx'
import classes from './ratings.module.css'
import { ReleaseMarks, releaseMarks } from './release-marks.tsx'

const DayChart = lazy(async () => ({ default: (await import('#web/ui/charts/day-chart.tsx')).DayChart }))

/** The least that the axis of stars spans. */
const LEAST_STARS = 0.2

type Points = NonNullable<History['points']>

export interface RatedApp {
  trackId: string
  title: string
  color: string
  points: Points
}

interface Props {
  /** null: the market knows no past. */
  points: History['points']
  own: Omit<RatedApp, 'points'>
  /** Competitors with a line beside it. */
  others: readonly RatedApp[]
  versions: readonly AppVersion[]
  /** trackId, where the app is a competitor: for the way to its timeline. */
  competitor: string | undefined
  /** Language of the store's texts. */
  lang: string
}

/** The average, or the new ratings, day by day as a chart, or as a table; with the versions that came out. */
export function RatingHistory({ points, own, others, versions, competitor, lang }: Props) {
  const { t } = useLingui()
  const [asTable, setAsTable] = useState(false)
  const [figure, setFigure] = useState<RatingFigure>('average')
  const [first] = points ?? []
  if (!points?.length)
    return (
      <Box component="p" p="var(--sg-card-padding)">
        <EmptyField />
        <LiveNote>
          <Trans>The first rating is recorded within minutes of adding an app, then one every day.</Trans>
        </LiveNote>
      </Box>
    )
  const apps = [{ ...own, points }, ...others]
  const dates = ratingDates(apps.map((app) => app.points))
  const lines = apps.map((app) => ({
    label: app.title,
    color: app.color,
    values: ratingValues(app.points, dates, figure),
  }))
  const known = lines.flatMap(({ values }) => values.flatMap((value) => value ?? []))
  const axis =
    figure === 'average'
      ? roundAxis(known, { leastRange: LEAST_STARS, within: [1, 5] })
      : roundAxis(known, { fromZero: true })
  const number = (value: number, digits: number) => formatNumber(value, language(), digits)
  const marks = releaseMarks(versions, dates)
  return (
    <>
      <Box mih={276}>
        {asTable ? (
          <RatingTable points={points} dates={dates} />
        ) : (
          <Suspense>
            <Box px="xs" pt="md" mih={276}>
              {marks.length > 0 && <ReleaseMarks marks={marks} lang={lang} />}
              {/* Remounts the chart for another set of lines, because it keeps the dimensions of the first. */}
              <DayChart
                key={[figure, ...lines.map(({ label }) => label)].join(' ')}
                name={figure === 'average' ? t`Average rating` : t`New ratings a day`}
                dates={dates}
                lines={lines}
                axis={axis}
                marked={marks.map(({ day }) => day)}
                tickText={(value) => number(value, decimalsOf(axis))}
                valueText={(value) => number(value, figure === 'average' ? 2 : 0)}
              />
            </Box>
          </Suspense>
        )}
      </Box>
      {first && points.length === 1 && (
        <Box px="var(--sg-card-padding)">
          <FirstDayNote day={first.date} />
        </Box>
      )}
      <div className={classes.foot}>
        <SegmentedControl
          aria-label={t`Figure`}
          value={figure}
          onChange={setFigure}
          data={[
            { value: 'average', label: <Trans>Average</Trans> },
            { value: 'new', label: <Trans>New ratings a day</Trans> },
          ]}
        />
        <Link to="/analyze-market/timeline" search={competitor ? { competitor } : {}} className={classes.link}>
          <Trans>App timeline</Trans>
          <IconArrowRight size={15} stroke={1.7} aria-hidden />
        </Link>
        <Button size="sm" variant="subtle" color="gray" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          <Trans>View as table</Trans>
        </Button>
      </div>
    </>
  )
}

/** Average, number and new ratings of each day, the newest first. */
function RatingTable({ points, dates }: { points: Points; dates: readonly UtcDay[] }) {
  const { t } = useLingui()
  const fresh = new Map(ratingValues(points, dates, 'new').map((value, index) => [dates[index], value]))
  return (
    <div className={classes.table} role="region" aria-label={t`Average rating`} tabIndex={0}>
      <PlainTable caption={<Trans>Average rating by day</Trans>}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Day</Trans>
            </th>
            <th scope="col" data-align="right">
              <Trans>Average</Trans>
            </th>
            <th scope="col" data-align="right">
              <Trans>New ratings</Trans>
            </th>
            <th scope="col" data-align="right">
              <Trans>Ratings</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ date, avgRating, ratingCount }) => (
            <tr key={date}>
              <td>{formatDay(date, language())}</td>
              <td data-align="right">{formatNumber(avgRating, language(), 2)}</td>
              <td data-align="right">{numberText(fresh.get(date) ?? null)}</td>
              <td data-align="right">{formatNumber(ratingCount, language())}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </div>
  )
}

const numberText = (value: number | null) => (value === null ? '–' : formatNumber(value, language()))

type RatingFigure = 'average' | 'new'

/** Every day from the first to the last reading of any app; none where nothing was read. */
export function ratingDates(apps: readonly Points[]): UtcDay[] {
  const days = apps.flatMap((points) => [points[0]?.date ?? [], points.at(-1)?.date ?? []].flat()).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  return first === undefined || last === undefined ? [] : daysFrom(first, last)
}

/**
 * A value for each of the days, null where it is not known: the average, or how many ratings came in, which takes the
 * reading of the day before too. A store may take ratings back; then none came in.
 */
export function ratingValues(points: Points, dates: readonly UtcDay[], figure: RatingFigure): (number | null)[] {
  const known = new Map(points.map((point) => [point.date, point]))
  return dates.map((date, index) => {
    const point = known.get(date)
    if (!point) return null
    if (figure === 'average') return point.avgRating
    const dayBefore = dates[index - 1]
    const before = dayBefore && known.get(dayBefore)
    return before ? Math.max(0, point.ratingCount - before.ratingCount) : null
  })
}
