import type { HandwrittenApp } from '../sample-app.ts'
import { textsOf } from './app-texts.ts'

export const tidewren: HandwrittenApp = {
  ref: { store: 'APP_STORE', trackId: '9900100401' },
  kind: 'wind-and-tides',
  icon: { motif: 'tide', from: '#123c69', to: '#2d82b7', main: '#f8f1d4', accent: '#42bfdd', dark: '#0a2540' },
  developerName: 'Slack Water Works',
  category: 'WEATHER',
  usd: 3.99,
  purchases: [{ name: 'All the world’s harbours', usd: 6.99, period: 'year' }],
  devices: ['iPhone', 'iPad', 'Apple Watch'],
  languages: ['en', 'de', 'fr', 'pt', 'sv', 'ja'],
  sizeMegabytes: 29.9,
  websiteUrl: 'https://tidewren.example',
  supportUrl: 'https://tidewren.example/help',
  contentRating: '4+',
  released: '2016-07-07',
  cadence: 48,
  dailyDownloads: 240,
  usdPerDownload: 3.6,
  rating: { stars: 4.74, perDay: 2.3 },
  featuringChance: 0.004,
  screenshots: 6,
  eventsPerYear: 3,
  locales: ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'ja-JP', 'pt-PT', 'sv-SE'],
  texts: textsOf('tidewren'),
}
