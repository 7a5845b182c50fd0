import type { HandwrittenApp } from '../sample-app.ts'
import { textsOf } from './app-texts.ts'

export const bootsAndBog: HandwrittenApp = {
  ref: { store: 'GOOGLE_PLAY', trackId: 'example.bootsandbog.planner' },
  kind: 'hiking-maps',
  icon: { motif: 'reeds', from: '#d9e2c4', to: '#9fb58a', main: '#7a4a21', accent: '#f2c14e', dark: '#2f4a3a' },
  developerName: 'Boots & Bog Walking Club',
  category: 'MAPS_AND_NAVIGATION',
  usd: 4.49,
  purchases: [],
  devices: ['Phone'],
  languages: ['en', 'de', 'sv'],
  sizeMegabytes: 22.6,
  websiteUrl: 'https://bootsandbog.example',
  supportUrl: 'https://bootsandbog.example/letters',
  contentRating: 'Everyone',
  released: '2017-11-02',
  cadence: 52,
  dailyDownloads: 85,
  usdPerDownload: 3.1,
  rating: { stars: 4.58, perDay: 0.6 },
  featuringChance: 0.002,
  screenshots: 2,
  eventsPerYear: 3,
  locales: ['en-US', 'en-GB', 'de-DE', 'sv-SE'],
  texts: textsOf('boots-and-bog'),
}
