import type { HandwrittenApp } from '../sample-app.ts'
import { textsOf } from './app-texts.ts'

export const prismPicnic: HandwrittenApp = {
  ref: { store: 'APP_STORE', trackId: '9900100202' },
  kind: 'match-three',
  icon: { motif: 'prism', from: '#2aa198', to: '#7bd389', main: '#ffd166', accent: '#ef476f', dark: '#3a86ff' },
  developerName: 'Bright Crumb',
  category: 'GAMES_PUZZLE',
  usd: 0,
  purchases: [
    { name: 'Small basket', usd: 0.99, period: null },
    { name: 'Big basket', usd: 9.99, period: null },
    { name: 'Picnic Club', usd: 2.99, period: 'week' },
  ],
  devices: ['iPhone', 'iPad'],
  languages: ['en', 'de', 'fr', 'es', 'pt', 'ja'],
  sizeMegabytes: 268.8,
  websiteUrl: 'https://brightcrumb.example',
  supportUrl: null,
  contentRating: '9+',
  released: '2023-08-22',
  cadence: 10,
  dailyDownloads: 16_800,
  usdPerDownload: 0.58,
  rating: { stars: 4.33, perDay: 410 },
  featuringChance: 0.009,
  screenshots: 7,
  eventsPerYear: 6,
  locales: ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'ja-JP', 'pt-PT', 'sv-SE'],
  texts: textsOf('prism-picnic'),
}
