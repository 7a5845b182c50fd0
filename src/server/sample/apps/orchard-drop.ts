import type { HandwrittenApp } from '../sample-app.ts'
import { textsOf } from './app-texts.ts'

/** A small developer who leaves subtitle and promotional text empty. */
export const orchardDrop: HandwrittenApp = {
  ref: { store: 'APP_STORE', trackId: '9900100203' },
  kind: 'match-three',
  icon: { motif: 'fruit', from: '#fff4d6', to: '#ffe0a3', main: '#d7263d', accent: '#5fa55a', dark: '#6b4423' },
  developerName: 'Ida Pflaum',
  category: 'GAMES_PUZZLE',
  usd: 1.99,
  purchases: [],
  devices: ['iPhone', 'iPad', 'Mac'],
  languages: ['en', 'de'],
  sizeMegabytes: 41.3,
  websiteUrl: 'https://orcharddrop.example',
  supportUrl: null,
  contentRating: '4+',
  released: '2024-04-09',
  cadence: 64,
  dailyDownloads: 130,
  usdPerDownload: 1.38,
  rating: { stars: 4.85, perDay: 0.9 },
  featuringChance: 0.003,
  screenshots: 3,
  eventsPerYear: 1,
  locales: ['en-US', 'en-GB', 'de-DE', 'sv-SE'],
  texts: textsOf('orchard-drop'),
}
