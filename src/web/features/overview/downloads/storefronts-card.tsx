import { Trans, useLingui } from '@lingui/react/macro'
import type { StorefrontPerformances } from '#contract/overview/history.ts'
import { countryCodeOf } from '#contract/store.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { Card } from '#web/ui/display/card.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { About } from '../provenance/about.tsx'
import { StaleNote } from '../provenance/stale-note.tsx'
import { SectionAside } from '../parts/section-aside.tsx'
import classes from './downloads.module.css'
import type { PerformanceFigure } from './figure.ts'
import { StorefrontsTable } from './storefronts-table.tsx'

interface Props {
  figure: PerformanceFigure
  result: ReadResult<StorefrontPerformances>
  /** Locales of the tracked countries. */
  tracked: readonly string[]
  /** The selected country's locale. */
  selected: string
}

/** The figure of 30 days in each country. */
export function StorefrontsCard({ figure, result, tracked, selected }: Props) {
  const { t } = useLingui()
  const { data } = result
  const state = readState(result)
  const provenance = data?.provenance[figure]
  const storefronts = data?.storefronts ?? []
  return (
    <Card
      title={<Trans>By country</Trans>}
      aside={
        <>
          <SectionAside at={result.updatedAt} />
          {provenance?.stale && <StaleNote asOf={provenance.asOf} />}
          <About title={t`By country`} provenance={provenance}>
            <Trans>
              Each country's store in the last 30 days, compared with the 30 days before. In real stores we estimate
              each country from its own chart positions, so the countries don't add up to the worldwide figure.
            </Trans>
          </About>
        </>
      }
    >
      {state !== 'ready' ? (
        <SectionState
          state={state}
          failed={<Trans>Couldn't load the countries</Trans>}
          unsaved={<Trans>The countries load when you're back online</Trans>}
          onRetry={result.refresh}
          minHeight={240}
        />
      ) : storefronts.length === 0 ? (
        <p className={classes.said}>
          <Trans>No data by country.</Trans>
        </p>
      ) : (
        <StorefrontsTable
          figure={figure}
          storefronts={storefronts}
          currency={data?.revenueCurrency ?? null}
          tracked={tracked}
          selected={countryCodeOf(selected)}
        />
      )}
    </Card>
  )
}
