import type { HandwrittenApp } from '../sample-app.ts'
import { textsOf } from './app-texts.ts'

export const duskHarbour: HandwrittenApp = {
  ref: { store: 'APP_STORE', trackId: '9900100102' },
  kind: 'sleep-sounds',
  icon: { motif: 'lighthouse', from: '#4a2f6b', to: '#e2725b', main: '#fff3e0', accent: '#ffc46b', dark: '#2b1c45' },
  developerName: 'Harbour & Daughters',
  category: 'HEALTH_AND_FITNESS',
  usd: 0,
  purchases: [
    { name: 'Harbour Pass', usd: 6.99, period: 'month' },
    { name: 'Harbour Pass', usd: 39.99, period: 'year' },
  ],
  devices: ['iPhone', 'iPad', 'Apple TV'],
  languages: ['en', 'de', 'fr', 'es'],
  sizeMegabytes: 201.9,
  websiteUrl: 'https://duskharbour.example',
  supportUrl: 'https://duskharbour.example/contact',
  contentRating: '4+',
  released: '2020-02-11',
  cadence: 23,
  dailyDownloads: 3900,
  usdPerDownload: 0.91,
  rating: { stars: 4.48, perDay: 61 },
  featuringChance: 0.016,
  screenshots: 6,
  eventsPerYear: 5,
  locales: ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'ja-JP', 'sv-SE'],
  texts: textsOf('dusk-harbour'),
}
