import type { HandwrittenApp } from '../sample-app.ts'
import { textsOf } from './app-texts.ts'

export const lettuceLetters: HandwrittenApp = {
  ref: { store: 'GOOGLE_PLAY', trackId: 'example.hedgerow.lettuceletters' },
  kind: 'word-guess',
  icon: { motif: 'letter', from: '#3fa34d', to: '#137547', main: '#fffbea', accent: '#8fd14f', dark: '#1b4332' },
  developerName: 'Hedgerow Games',
  category: 'GAME_WORD',
  usd: 0,
  purchases: [
    { name: 'Bag of seeds', usd: 1.49, period: null },
    { name: 'Garden Club', usd: 2.49, period: 'month' },
  ],
  devices: ['Phone', 'Tablet'],
  languages: ['en', 'de', 'sv'],
  sizeMegabytes: 73.5,
  websiteUrl: 'https://hedgerow.example/lettuce',
  supportUrl: 'https://hedgerow.example/help',
  contentRating: 'Everyone',
  released: '2022-02-22',
  cadence: 15,
  dailyDownloads: 5200,
  usdPerDownload: 0.29,
  rating: { stars: 4.52, perDay: 96 },
  featuringChance: 0.01,
  screenshots: 6,
  eventsPerYear: 5,
  locales: ['en-US', 'en-GB', 'de-DE', 'sv-SE'],
  texts: textsOf('lettuce-letters'),
}
