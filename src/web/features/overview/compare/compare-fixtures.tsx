import type { AppDetails } from '#contract/overview/overview.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { answered, app, details, missing } from '../fixtures.tsx'
import { overviewQueries } from '../reads.ts'
import type { OverviewResults } from '../use-overview.ts'
import type { Side } from './side.tsx'

/** What the tests of this folder draw: two apps, each with its answers. */

export const competitorApp: SelectedApp = {
  ...app,
  isOwn: false,
  trackId: '1500000002',
  title: 'Dusk Harbour: Sleep Stories',
}

const competitorDetails: AppDetails = {
  ...details,
  trackId: competitorApp.trackId,
  title: competitorApp.title,
  shortDescription: 'Bedtime audio',
  description: 'Stories for the night.\n\nWhite noise, and more white noise.',
  keywordDensities: [{ value: 'white noise', count: 2, density: 0.2, words: 2 }],
  wordCount: 10,
}

const ranked = (keywordsCount: number | null): Side['ranked'] => ({
  state: 'done',
  inProgress: null,
  data: { keywordsCount, delta: null, provenance: null },
  updatedAt: Date.now(),
  error: null,
  refresh: () => {},
})

/** No read of the overview has an answer. */
const unanswered = (of: SelectedApp) =>
  // Each has the type of its own answer, of which there is none.
  Object.fromEntries(
    Object.keys(overviewQueries(of, 'en-US')).map((name) => [name, missing]),
  ) as unknown as OverviewResults

/** A side whose every read has answered; `listing` may be another answer. */
export function sideOf(
  of: SelectedApp,
  listing: ReadResult<AppDetails>,
  figures: { downloads: number | null; rating: number | null; keywords: number | null },
): Side {
  return {
    app: of,
    locale: 'en-US',
    title: listing.data?.title ?? of.title,
    results: {
      ...unanswered(of),
      details: listing,
      performance: answered({
        downloadsLast30Days: figures.downloads,
        downloadsLast30DaysDelta: null,
        revenueLast30Days: 1000,
        revenueLast30DaysDelta: null,
        revenueCurrency: of.isOwn ? 'USD' : 'EUR',
        provenance: { downloads: null, revenue: null },
      }),
      featurings: answered({ days: 30, countries: ['US'], featured: null, provenance: null }),
      rating: answered({
        avgRating: figures.rating,
        ratingCount: 10,
        delta: null,
        country: 'US',
        days: 30,
        provenance: null,
      }),
    },
    ranked: ranked(figures.keywords),
  }
}

export const own = sideOf(app, answered(details), { downloads: 65_000, rating: 4.67, keywords: 471 })
export const competitor = sideOf(competitorApp, answered(competitorDetails), {
  downloads: 116_800,
  rating: 4.671,
  keywords: null,
})
