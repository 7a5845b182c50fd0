import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { OwnPerformance, OwnSource } from '#contract/connections/own-performance.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import classes from './app-performance.module.css'
import { ConversionCard } from './conversion/conversion-card.tsx'
import { comparedOf, type PeriodDays } from './figures/periods.ts'
import { firstMeasure } from './figures/rows.ts'
import type { Measure } from './figures/sums.ts'
import { FunnelCard } from './funnel/funnel-card.tsx'
import { CountriesCard } from './tables/countries-card.tsx'
import { ProceedsCard } from './tables/proceeds-card.tsx'
import { SourcesCard } from './tables/sources-card.tsx'

interface Props {
  app: AppInCountry
  own: OwnPerformance
  lastDay: string
  period: PeriodDays
  source: OwnSource | null
  onSource: (source: OwnSource | null) => void
  country: string | null
  onCountry: (country: string | null) => void
}

/** The cards; a step of the funnel says by what the tables go, a source which part of the figures is shown. */
export function OwnFigures({ app, own, lastDay, period, source, onSource, country, onCountry }: Props) {
  const [chosen, setChosen] = useState<Measure | null>(null)
  const compared = comparedOf(own.days, lastDay, period, source)
  const all = comparedOf(own.days, lastDay, period, null)
  if (own.days.length === 0)
    return (
      <p className={classes.said}>
        <Trans>The store has no figures for this country.</Trans>
      </p>
    )
  const first = firstMeasure(all.now)
  const measure = chosen !== null && all.now[chosen] !== null ? chosen : first
  const table = { store: app.store, measure, first, onMeasure: setChosen }
  return (
    <>
      <FunnelCard
        store={app.store}
        compared={compared}
        provenance={own.provenance}
        since={own.days[0]?.day ?? lastDay}
        lastDay={lastDay}
        period={period}
        source={source}
        country={country}
        measure={measure}
        onMeasure={setChosen}
      />
      <div className={classes.pair}>
        <SourcesCard {...table} days={own.days} lastDay={lastDay} period={period} source={source} onSource={onSource} />
        <ConversionCard app={app} days={own.days} lastDay={lastDay} period={period} source={source} />
      </div>
      <div className={classes.pair}>
        <CountriesCard {...table} countries={own.countries} period={period} selected={country} onCountry={onCountry} />
        <ProceedsCard proceeds={own.proceeds} lastDay={lastDay} />
      </div>
    </>
  )
}
