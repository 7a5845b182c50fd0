import type { AppDetails } from '#contract/overview/overview.ts'
import { ownApp, type AppInCountry } from '#web/apps/selected-app.ts'

/** The app of the composer's tests. */
export const moorlight: AppInCountry = {
  ...ownApp({
    projectId: '7b0e7d0c-8a59-4a0a-8f9a-0c4c3a1a9c11',
    trackId: '1500000001',
    store: 'APP_STORE',
    title: 'Moorlight: Sleep & Wind Down',
    iconUrl: null,
    developerName: 'Fenwick Labs',
    countries: ['en-US'],
  }),
  locale: 'en-US',
}

/** Its listing; the description has five words. */
export const listing: AppDetails = {
  trackId: moorlight.trackId,
  store: 'APP_STORE',
  locale: 'en-US',
  title: moorlight.title,
  developerName: 'Fenwick Labs',
  storeUrl: null,
  shortDescription: 'Night stories and soft noise',
  promotionalText: null,
  description: 'Brown noise helps. Brown noise.',
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
  version: null,
  releaseDate: null,
  lastReleaseDate: null,
  market: 'sample',
  retrievedAt: '2026-11-20T08:00:00.000Z',
  stale: false,
}
