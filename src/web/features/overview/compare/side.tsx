import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { getRankedKeywords, type AppDetails } from '#contract/overview/overview.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { useRankedKeywords, type RankedKeywordsResult } from '#web/data/queries/ranked-keywords.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { InfoDisclosure } from '#web/ui/overlays/disclosure.tsx'
import { EmptyField } from '#web/ui/display/empty-field.tsx'
import { CellState, sideState, type SideState } from '../listing-states.tsx'
import { ProvenanceNote } from '../provenance-note.tsx'
import { useOverview, type OverviewResults, usePrefetchedSections } from '../use-overview.ts'

/** One of the two apps with all that is read of it. */
export interface Side {
  app: SelectedApp
  locale: string
  /** As the listing says, else as the project knows it. */
  title: string
  results: OverviewResults
  ranked: RankedKeywordsResult
}

export type Listing = { state: 'ready'; details: AppDetails } | { state: Exclude<SideState, 'ready'> }

export function listingOf({ results: { details } }: Pick<Side, 'results'>): Listing {
  const state = sideState(details)
  if (details.data) return { state: 'ready', details: details.data }
  return { state: state === 'ready' ? 'unsaved' : state }
}

/** Follows every read of one side; answers for sections further down are saved on the device too. */
export function useSide(app: SelectedApp, locale: string): Side {
  const results = useOverview(app, locale)
  const ranked = useRankedKeywords(getRankedKeywords, { trackId: app.trackId, store: app.store, locale })
  usePrefetchedSections(app, locale, results.details.data)
  return { app, locale, title: results.details.data?.title ?? app.title, results, ranked }
}

interface CellProps {
  side: Side
  /** Nothing: the market doesn't know it. */
  children: (details: AppDetails) => ReactNode
}

/** What one side's listing says; the side's head offers another try where it could not be had. */
export function ListingCell({ side, children }: CellProps) {
  const listing = listingOf(side)
  if (listing.state !== 'ready') return <CellState state={listing.state} locale={side.locale} />
  return children(listing.details) || <EmptyField />
}

/** Stands in a section that says nothing about one listing alone, and names the one it waits for. */
export function BothNeeded({ own, competitor }: { own: Side; competitor: Side }) {
  const absent = listingOf(own).state === 'ready' ? competitor : own
  const { state } = listingOf(absent)
  const [title, country] = [absent.title, countryInSentence(absent.locale)]
  if (state === 'missing')
    return (
      <SectionState
        state="unsaved"
        failed={null}
        unsaved={
          <Trans>
            {title} isn't available in {country}.
          </Trans>
        }
      />
    )
  return (
    <SectionState
      state={state === 'ready' ? 'loading' : state}
      failed={<Trans>Couldn't load the listing of {title}</Trans>}
      unsaved={<Trans>The listing of {title} loads when you're back online</Trans>}
      onRetry={absent.results.details.refresh}
    />
  )
}

interface SideSource {
  side: Side
  /** null: the market doesn't know it; undefined: nothing was read yet. */
  provenance: Provenance | null | undefined
}

interface SourcesProps {
  /** Name of the figure or section. */
  title: string
  sources: readonly SideSource[]
  /** What it shows. */
  children: ReactNode
}

/** A small button: what stands here, and for each side where it comes from. */
export function SourcesInfo({ title, sources, children }: SourcesProps) {
  const { t } = useLingui()
  return (
    <InfoDisclosure label={t`About ${title}`} title={title} width={320}>
      <p>{children}</p>
      {sources.map(
        ({ side, provenance }) =>
          provenance !== undefined && (
            <div key={side.app.trackId}>
              <Title order={3} fz="sm" lh="sm" c="bright" mt={14} lang={side.locale}>
                {side.title}
              </Title>
              <ProvenanceNote provenance={provenance} />
            </div>
          ),
      )}
    </InfoDisclosure>
  )
}
