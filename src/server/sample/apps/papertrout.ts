import type { HandwrittenApp } from '../sample-app.ts'
import { textsOf } from './app-texts.ts'

export const papertrout: HandwrittenApp = {
  ref: { store: 'APP_STORE', trackId: '9900100301' },
  kind: 'document-scanner',
  icon: { motif: 'page', from: '#1d7a8c', to: '#0b4f6c', main: '#fdfcf7', accent: '#ff7f51', dark: '#22333b' },
  developerName: 'Weir & Sons Software',
  category: 'UTILITIES',
  usd: 5.99,
  purchases: [{ name: 'Text in twelve more languages', usd: 2.99, period: null }],
  devices: ['iPhone', 'iPad', 'Mac'],
  languages: ['en', 'de', 'fr', 'sv'],
  sizeMegabytes: 57.4,
  websiteUrl: 'https://papertrout.example',
  supportUrl: 'https://papertrout.example/help',
  contentRating: '4+',
  released: '2018-01-30',
  cadence: 27,
  dailyDownloads: 610,
  usdPerDownload: 4.2,
  rating: { stars: 4.55, perDay: 5.1 },
  featuringChance: 0.007,
  screenshots: 5,
  eventsPerYear: 2,
  locales: ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'sv-SE'],
  texts: textsOf('papertrout'),
}
