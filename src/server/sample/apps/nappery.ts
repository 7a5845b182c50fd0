import type { HandwrittenApp } from '../sample-app.ts'
import { textsOf } from './app-texts.ts'

export const nappery: HandwrittenApp = {
  ref: { store: 'APP_STORE', trackId: '9900100103' },
  kind: 'sleep-sounds',
  icon: { motif: 'noise', from: '#f7f3ec', to: '#e2d8c8', main: '#4b5b6b', accent: '#e07a5f', dark: '#2f3b47' },
  developerName: 'Otter Bay Apps',
  category: 'HEALTH_AND_FITNESS',
  usd: 2.99,
  purchases: [],
  devices: ['iPhone', 'iPad', 'Apple Watch', 'Mac'],
  languages: ['en', 'de', 'ja'],
  sizeMegabytes: 38.2,
  websiteUrl: 'https://otterbay.example/nappery',
  supportUrl: 'https://otterbay.example/help',
  contentRating: '4+',
  released: '2019-09-19',
  cadence: 41,
  dailyDownloads: 420,
  usdPerDownload: 2.05,
  rating: { stars: 4.79, perDay: 4.2 },
  featuringChance: 0.006,
  screenshots: 4,
  eventsPerYear: 3,
  locales: ['en-US', 'en-GB', 'de-DE', 'ja-JP', 'sv-SE'],
  texts: textsOf('nappery'),
}
