import type { HandwrittenApp } from '../sample-app.ts'
import { textsOf } from './app-texts.ts'

/** Announced but hardly described: no texts, no ratings, no size. */
export const slatebeam: HandwrittenApp = {
  ref: { store: 'APP_STORE', trackId: '9900100302' },
  kind: 'document-scanner',
  icon: { motif: 'beam', from: '#dfe7fd', to: '#9db4f0', main: '#ffffff', accent: '#4f46e5', dark: '#1e2a5a' },
  developerName: 'Slatebeam Collective',
  category: 'UTILITIES',
  usd: 0,
  purchases: [],
  devices: ['iPhone'],
  languages: ['en'],
  sizeMegabytes: null,
  websiteUrl: null,
  supportUrl: null,
  contentRating: '4+',
  released: '2026-01-12',
  cadence: 400,
  dailyDownloads: 6,
  usdPerDownload: 0,
  rating: null,
  featuringChance: 0,
  screenshots: 2,
  eventsPerYear: 0,
  locales: ['en-US', 'en-GB', 'de-DE'],
  texts: textsOf('slatebeam'),
}
