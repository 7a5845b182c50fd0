import type { ListingDraft } from '#contract/listing-drafts.ts'
import type { TrackedKeyword } from '#contract/keywords/tracked.ts'
import type { AppDetails, AppVersion } from '#contract/overview/overview.ts'
import { ownApp, type AppInCountry } from '#web/apps/selected-app.ts'

/** The app of this feature's tests. */
export const app: AppInCountry = {
  ...ownApp({
    projectId: '7b0e7d0c-8a59-4a0a-8f9a-0c4c3a1a9c11',
    trackId: '1500000001',
    store: 'APP_STORE',
    title: 'Moorlight',
    iconUrl: null,
    developerName: 'Fenwick Labs',
    countries: ['en-US', 'de-DE'],
  }),
  locale: 'en-US',
}

/** What is live. */
export const listing: AppDetails = {
  trackId: app.trackId,
  store: 'APP_STORE',
  locale: 'en-US',
  title: 'Moorlight: Sleep & Wind Down',
  developerName: 'Fenwick Labs',
  storeUrl: null,
  shortDescription: 'Night stories & soft noise',
  promotionalText: null,
  description: 'Sleep stories.\n\nNew ones every Thursday.',
  keywordDensities: null,
  wordCount: null,
  categories: [{ name: 'health-fitness', displayName: 'Health & Fitness' }],
  price: { exactPrice: null, displayPrice: null, inAppPurchases: null },
  images: { icons: [], banners: [], screens: [] },
  videos: [],
  devices: null,
  deviceCount: null,
  sizeBytes: null,
  languages: null,
  languageCount: null,
  websiteUrl: null,
  supportUrl: null,
  contentRating: null,
  version: '4.12',
  releaseDate: null,
  lastReleaseDate: null,
  market: 'sample',
  retrievedAt: '2026-11-20T08:00:00.000Z',
  stale: false,
}

export const version: AppVersion = {
  version: '4.12',
  releasedAt: '2026-11-10T08:00:00.000Z',
  releaseNotes: 'The alarm grows louder.',
  texts: null,
}

/** A draft of the organisation, made on what is live. */
export const draftOf = (draft: string, part: Partial<ListingDraft> = {}): ListingDraft => ({
  locale: 'en-US',
  field: 'subtitle',
  draft,
  published: listing.shortDescription,
  second: null,
  revision: 3,
  changedBy: 'Grace Hopper',
  changedAt: '2026-11-20T09:00:00.000Z',
  ...part,
})

/** A keyword that the project tracks. */
export const tracked = (keyword: string, volume: number | null = null): TrackedKeyword => ({
  keyword,
  volume,
  rank: null,
  change: null,
  difficulty: null,
  relevancy: null,
  appsCount: null,
  type: null,
  trackedSince: '2026-11-01T00:00:00.000Z',
  isStarred: false,
  note: '',
  tags: [],
  owner: null,
  maxReach: null,
  competitorRanks: {},
})
