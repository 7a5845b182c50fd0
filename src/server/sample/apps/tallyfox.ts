import type { HandwrittenApp } from '../sample-app.ts'
import { textsOf } from './app-texts.ts'

export const tallyfox: HandwrittenApp = {
  ref: { store: 'GOOGLE_PLAY', trackId: 'example.foxandsum.tallyfox' },
  kind: 'budget-planner',
  icon: { motif: 'tally', from: '#f2702b', to: '#c8401a', main: '#fff4e6', accent: '#3b1c0f', dark: '#3b1c0f' },
  developerName: 'Fox & Sum',
  category: 'FINANCE',
  usd: 0,
  purchases: [
    { name: 'Tallyfox Household', usd: 2.99, period: 'month' },
    { name: 'Tallyfox Household', usd: 19.99, period: 'year' },
  ],
  devices: ['Phone', 'Tablet', 'Watch'],
  languages: ['en', 'de', 'fr', 'es', 'pt'],
  sizeMegabytes: 31.8,
  websiteUrl: 'https://tallyfox.example',
  supportUrl: 'https://tallyfox.example/help',
  contentRating: 'Everyone',
  released: '2019-01-02',
  cadence: 20,
  dailyDownloads: 1900,
  usdPerDownload: 0.52,
  rating: { stars: 4.41, perDay: 31 },
  featuringChance: 0.008,
  screenshots: 5,
  eventsPerYear: 3,
  locales: ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'pt-PT'],
  texts: textsOf('tallyfox'),
}
