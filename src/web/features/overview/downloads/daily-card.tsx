import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { EndpointOutput } from '#contract/endpoint.ts'
import type { getAppPerformance } from '#contract/overview.ts'
import type { OverviewTrends } from '#contract/overview-history.ts'
import type { ReadResult } from '#web/data/read.ts'
import { readState } from '#web/data/read-state.ts'
import { formatMoney, formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SectionState } from '#web/ui/section-state.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { About } from '../provenance/about.tsx'
import { SectionAside } from '../section-aside.tsx'
import { useChunk } from '../sections/use-chunk.ts'
import { figureDays } from './figure-days.ts'
import { DaysTable } from './days-table.tsx'
import classes from './downloads.module.css'

const loadChart = () => import('./days-chart.tsx')

interface Props {
  trends: ReadResult<OverviewTrends>
  /** ISO 4217 code; null: no revenue is known. */
  currency: string | null
  provenance: EndpointOutput<typeof getAppPerformance>['provenance'] | undefined
}

/** One of the two figures day by day, as a chart or as a table. */
export function DailyCard({ trends, currency, provenance }: Props) {
  const { t } = useLingui()
  const [figure, setFigure] = useState<'downloads' | 'revenue'>('downloads')
  const [asTable, setAsTable] = useState(false)
  const chunk = useChunk(loadChart, true)
  const state = readState(trends)
  const days = figureDays(trends.data?.[figure])
  const name = figure === 'downloads' ? t`Downloads` : t`Revenue`
  const format = (value: number) =>
    figure === 'revenue' && currency !== null
      ? formatMoney(value, currency, language())
      : formatNumber(value, language())
  return (
    <Card
      title={<Trans>Day by day</Trans>}
      aside={
        <>
          <SectionAside at={trends.updatedAt} />
          <About title={t`Day by day`} provenance={provenance?.[figure]}>
            <Trans>Worldwide, the last 30 days that are over, each of them a day of UTC.</Trans>
          </About>
          <Segmented
            label={t`Figure`}
            value={figure}
            onChange={setFigure}
            options={[
              { value: 'downloads', label: <Trans>Downloads</Trans> },
              { value: 'revenue', label: <Trans>Revenue</Trans> },
            ]}
          />
        </>
      }
    >
      {state !== 'ready' ? (
        <SectionState
          state={state}
          failed={<Trans>Couldn't load the single days</Trans>}
          unsaved={<Trans>The single days load when you're back online</Trans>}
          onRetry={trends.refresh}
          minHeight={276}
        />
      ) : days.length === 0 ? (
        <p className={classes.said}>
          <Trans>This market doesn't tell single days.</Trans>
        </p>
      ) : (
        <>
          <div className={classes.stage}>
            {asTable || chunk.state === 'failed' ? (
              <DaysTable name={name} days={days} format={format} />
            ) : chunk.state === 'loading' ? (
              <Skeleton height={260} />
            ) : (
              <chunk.module.DaysChart name={name} days={days} format={format} />
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
