import type { HandwrittenApp } from '../sample-app.ts'
import { textsOf } from './app-texts.ts'

export const moorlight: HandwrittenApp = {
  ref: { store: 'APP_STORE', trackId: '9900100101' },
  kind: 'sleep-sounds',
  icon: { motif: 'moon', from: '#0e2a3a', to: '#1f5f63', main: '#f6e7b4', accent: '#f4b860', dark: '#0a1f2c' },
  developerName: 'Low Fen Studio',
  category: 'HEALTH_AND_FITNESS',
  usd: 0,
  purchases: [
    { name: 'Moorlight Plus', usd: 4.99, period: 'month' },
    { name: 'Moorlight Plus', usd: 29.99, period: 'year' },
    { name: 'Moorlight Plus for families', usd: 44.99, period: 'year' },
    { name: 'The night ferry, five stories', usd: 3.99, period: null },
    { name: 'Rain mixer', usd: 1.99, period: null },
  ],
  devices: ['iPhone', 'iPad', 'Apple Watch'],
  languages: ['en', 'de', 'es', 'fr', 'ja', 'it', 'nl', 'pt', 'sv', 'da', 'nb', 'pl'],
  sizeMegabytes: 148.6,
  websiteUrl: 'https://lowfen.example',
  supportUrl: 'https://lowfen.example/help',
  contentRating: '4+',
  released: '2022-10-18',
  cadence: 18,
  dailyDownloads: 1540,
  usdPerDownload: 0.63,
  rating: { stars: 4.62, perDay: 26 },
  featuringChance: 0.028,
  screenshots: 10,
  eventsPerYear: 9,
  locales: ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'ja-JP', 'pt-PT', 'sv-SE'],
  texts: textsOf('moorlight'),
}
