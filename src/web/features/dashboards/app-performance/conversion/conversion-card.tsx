import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { OwnDay, OwnSource } from '#contract/connections/own-performance.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import page from '../app-performance.module.css'
import { conversionDays } from '../figures/conversion-days.ts'
import type { PeriodDays } from '../figures/periods.ts'
import classes from './conversion.module.css'
import { ConversionTable } from './conversion-table.tsx'
import { useMarks } from './use-marks.ts'

const ConversionChart = lazyWithRetry(() => import('./conversion-chart.tsx'), <Skeleton height={252} />)

interface Props {
  app: AppInCountry
  days: readonly OwnDay[]
  lastDay: string
  period: PeriodDays
  /** Its line alone; null: one for each. */
  source: OwnSource | null
}

/** Installs for each view of the page day by day, with the releases and listing changes that may have moved it. */
export function ConversionCard({ app, days, lastDay, period, source }: Props) {
  const [asTable, setAsTable] = useState(false)
  const shown = conversionDays(days, lastDay, period, source)
  const { dates, lines } = shown
  const marks = useMarks(app, dates[0] ?? lastDay, lastDay)
  return (
    <Card title={<Trans>Conversion by source</Trans>}>
      {lines.length === 0 ? (
        <p className={page.said}>
          <Trans>On no day of this period does the store tell both page views and installs.</Trans>
        </p>
      ) : (
        <>
          {asTable ? (
            <ConversionTable days={shown} store={app.store} />
          ) : (
            <ConversionChart days={shown} marks={marks} store={app.store} />
          )}
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
