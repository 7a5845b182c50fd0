import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { MantineRoot } from '#web/theme/mantine-root.tsx'
import type { ReactElement } from 'react'
import type { AppDetails } from '#contract/overview/overview.ts'
import type { Project } from '#contract/projects.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { ownApp, type SelectedApp } from '#web/apps/selected-app.ts'
import type { Side } from './compare/side.tsx'
import { overviewQueries } from './reads.ts'
import type { OverviewResults } from './use-overview.ts'

/** What the tests of this feature draw and read. */

export function show(element: ReactElement) {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  return render(
    <MantineRoot scheme="light">
      <I18nProvider i18n={i18n}>{element}</I18nProvider>
    </MantineRoot>,
  )
}

/** A read that has answered. */
export const answered = <T,>(data: T): ReadResult<T> => ({
  data,
  updatedAt: Date.now(),
  isLoading: false,
  isRefreshing: false,
  error: null,
  refresh: () => {},
})

/** A read that has nothing to show and is not being asked. */
export const missing = {
  data: undefined,
  updatedAt: null,
  isLoading: false,
  isRefreshing: false,
  error: null,
  refresh: () => {},
} satisfies ReadResult<never>

export const measured: Provenance = {
  kind: 'measured',
  asOf: '2026-03-01T00:00:00Z',
  stale: false,
  method: null,
  inputs: [],
}

export const project: Project = {
  projectId: '7b0e7d0c-8a59-4a0a-8f9a-0c4c3a1a9c11',
  trackId: '1500000001',
  store: 'APP_STORE',
  title: 'Moorlight: Sleep & Wind Down',
  iconUrl: null,
  developerName: 'Low Fen Studio',
  countries: ['en-US', 'de-DE'],
}

export const app: SelectedApp = ownApp(project)

export const details: AppDetails = {
  trackId: '1500000001',
  store: 'APP_STORE',
  locale: 'en-US',
  title: 'Moorlight: Sleep & Wind Down',
  developerName: 'Low Fen Studio',
  storeUrl: null,
  shortDescription: 'Night stories & soft noise',
  promotionalText: null,
  description: 'Sleep stories.\n\nNew sleep stories every Thursday. Sleep well.',
  keywordDensities: [
    { value: 'sleep', count: 3, density: 0.3, words: 1 },
    { value: 'stories', count: 2, density: 0.2, words: 1 },
    { value: 'sleep stories', count: 2, density: 0.2, words: 2 },
    { value: 'thursday', count: 1, density: 0.1, words: 1 },
  ],
  wordCount: 10,
  categories: [{ name: 'HEALTH', displayName: 'Health & Fitness' }],
  price: { exactPrice: 0, displayPrice: 'Free', inAppPurchases: null },
  images: { icons: [], banners: [], screens: [] },
  videos: [],
  devices: ['iPhone', 'iPad'],
  deviceCount: 2,
  sizeBytes: 148_600_000,
  languages: ['EN', 'DE', 'ES', 'FR', 'IT'],
  languageCount: 5,
  websiteUrl: 'https://www.lowfen.example/moorlight',
  supportUrl: null,
  contentRating: '4+',
  version: '4.12.0',
  releaseDate: '2022-10-18T00:00:00Z',
  lastReleaseDate: '2026-02-26T00:00:00Z',
  market: 'sample',
  retrievedAt: '2026-03-02T10:00:00Z',
  stale: false,
}

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
