import { getRankedKeywords, type AppDetails } from '#contract/overview/overview.ts'
import { useRankedKeywords, type RankedKeywordsResult } from '#web/data/queries/ranked-keywords.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { sideState, type SideState } from '../listing-states.tsx'
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

/** Follows every read of one side; what is further down is brought to the device too. */
export function useSide(app: SelectedApp, locale: string): Side {
  const results = useOverview(app, locale)
  const ranked = useRankedKeywords(getRankedKeywords, { trackId: app.trackId, store: app.store, locale })
  usePrefetchedSections(app, locale, results.details.data)
  return { app, locale, title: results.details.data?.title ?? app.title, results, ranked }
}
