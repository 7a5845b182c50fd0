import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OverviewTrends, StorefrontPerformances, TrendPoint } from '#contract/overview/history.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { countryName, formatCompact } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { roundAxis } from '#web/ui/charts/chart-axis.ts'
import { Card } from '#web/ui/display/card.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { About } from '../provenance/about.tsx'
import { SectionAside } from '../parts/section-aside.tsx'
import { useChunk } from '../sections/use-chunk.ts'
import { DaysTable } from './days-table.tsx'
import classes from './downloads.module.css'
import { figureDays } from './figure-days.ts'
import { figureName, figureText, type PerformanceFigure } from './figure.ts'

const loadChart = () => import('#web/ui/charts/day-chart.tsx')

interface Props {
  figure: PerformanceFigure
  /** Code of the selected country. */
  country: string
  trends: ReadResult<OverviewTrends>
  storefronts: ReadResult<StorefrontPerformances>
  /** ISO 4217 code; null: no revenue is known. */
  currency: string | null
  /** null: the market doesn't know the figure; undefined: nothing was read yet. */
  provenance: Provenance | null | undefined
}

/** The figure day by day, worldwide or in the selected country, as a chart or as a table. */
export function DailyCard({ figure, country, trends, storefronts, currency, provenance }: Props) {
  const { t } = useLingui()
  const [place, setPlace] = useState<'world' | 'country'>('world')
  const [asTable, setAsTable] = useState(false)
  const chunk = useChunk(loadChart, true)
  const result = place === 'world' ? trends : storefronts
  const state = readState(result)
  const days = figureDays(place === 'world' ? trends.data?.[figure] : daysIn(storefronts.data, country, figure))
  const name = figureName(figure)
  const format = (value: number) => figureText(figure, value, currency)
  return (
    <Card
      title={<Trans>Day by day</Trans>}
      aside={
        <>
          <SectionAside at={result.updatedAt} />
          <About title={t`Day by day`} provenance={provenance}>
            <Trans>The last 30 complete days, in UTC.</Trans>
          </About>
          <Segmented
            label={t`Where`}
            value={place}
            onChange={setPlace}
            options={[
              { value: 'world', label: <Trans>Worldwide</Trans> },
              { value: 'country', label: countryName(country, language()) },
            ]}
          />
        </>
      }
    >
      {state !== 'ready' ? (
        <SectionState
          state={state}
          failed={<Trans>Couldn't load daily values</Trans>}
          unsaved={<Trans>Daily values load when you're back online</Trans>}
          onRetry={result.refresh}
          minHeight={320}
        />
      ) : days.length === 0 ? (
        <p className={classes.said}>
          <Trans>No daily values here.</Trans>
        </p>
      ) : (
        <>
          <div className={classes.stage}>
            {asTable || chunk.state === 'failed' ? (
              <DaysTable name={name} days={days} format={format} />
            ) : chunk.state === 'loading' ? (
              <Skeleton height={260} />
            ) : (
              <div className={classes.chart}>
                <chunk.module.DayChart
                  name={name}
                  dates={days.map(({ date }) => date)}
                  lines={[{ label: name, values: days.map(({ value }) => value) }]}
                  axis={roundAxis(
                    days.flatMap(({ value }) => value ?? []),
                    { fromZero: true },
                  )}
                  tickText={(value) => formatCompact(value, language())}
                  valueText={format}
                />
              </div>
            )}
          </div>
          <div className={classes.foot}>
            <Button
              size="small"
              variant="subtle"
              tone="plain"
              aria-pressed={asTable}
              onClick={() => setAsTable(!asTable)}
            >
              <Trans>View as table</Trans>
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}

const daysIn = (
  performances: StorefrontPerformances | undefined,
  country: string,
  figure: PerformanceFigure,
): TrendPoint[] | null =>
  performances?.storefronts
    ?.find((one) => one.country === country)
    ?.days?.map(({ date, [figure]: value }) => ({ date, value })) ?? null
