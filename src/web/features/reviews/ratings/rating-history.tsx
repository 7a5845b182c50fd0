import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { AppVersion } from '#contract/overview/overview.ts'
import type { RatingHistory as History } from '#contract/overview/history.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { decimalsOf, roundAxis } from '#web/ui/charts/chart-axis.ts'
import { EmptyField } from '#web/ui/tables/empty-field.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { ratingDates, ratingValues, type RatingFigure } from './rating-days.ts'
import { RatingTable } from './rating-table.tsx'
import classes from './ratings.module.css'
import { ReleaseMarks } from './release-marks.tsx'
import { releaseMarks } from './releases.ts'

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
  if (!points?.length)
    return (
      <p className={classes.said}>
        <EmptyField />
      </p>
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
      <div className={classes.stage}>
        {asTable ? (
          <RatingTable points={points} dates={dates} />
        ) : (
          <Suspense>
            <div className={classes.chart}>
              {marks.length > 0 && <ReleaseMarks marks={marks} lang={lang} />}
              {/* Another set of lines is another chart: the drawing keeps the measures of the first one. */}
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
            </div>
          </Suspense>
        )}
      </div>
      <div className={classes.foot}>
        <Segmented
          label={t`Figure`}
          value={figure}
          onChange={setFigure}
          options={[
            { value: 'average', label: <Trans>Average</Trans> },
            { value: 'new', label: <Trans>New ratings a day</Trans> },
          ]}
        />
        <Link to="/analyze-market/timeline" search={competitor ? { competitor } : {}} className={classes.link}>
          <Trans>App timeline</Trans>
          <IconArrowRight size={15} stroke={1.7} aria-hidden />
        </Link>
        <Button size="small" variant="subtle" tone="plain" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          <Trans>View as table</Trans>
        </Button>
      </div>
    </>
  )
}
