import type { HandwrittenApp } from '../sample-app.ts'
import { textsOf } from './app-texts.ts'

export const facetFall: HandwrittenApp = {
  ref: { store: 'APP_STORE', trackId: '9900100201' },
  kind: 'match-three',
  icon: { motif: 'gem', from: '#2b1055', to: '#7b2ff7', main: '#19c8c0', accent: '#a5fff0', dark: '#0b1d4d' },
  developerName: 'Tin Kite Games',
  category: 'GAMES_PUZZLE',
  usd: 0,
  purchases: [
    { name: 'Handful of sparks', usd: 1.99, period: null },
    { name: 'Jar of sparks', usd: 4.99, period: null },
    { name: 'Cellar of sparks', usd: 19.99, period: null },
    { name: 'No adverts', usd: 5.99, period: null },
    { name: 'Season pass', usd: 3.99, period: 'month' },
  ],
  devices: ['iPhone', 'iPad'],
  languages: ['en', 'de', 'fr', 'ja', 'es', 'pt', 'sv'],
  sizeMegabytes: 312.4,
  websiteUrl: 'https://tinkite.example/facet-fall',
  supportUrl: 'https://tinkite.example/support',
  contentRating: '4+',
  released: '2021-05-04',
  cadence: 14,
  dailyDownloads: 9400,
  usdPerDownload: 1.12,
  rating: { stars: 4.71, perDay: 190 },
  featuringChance: 0.02,
  screenshots: 8,
  eventsPerYear: 9,
  locales: ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'ja-JP', 'pt-PT', 'sv-SE'],
  texts: textsOf('facet-fall'),
}
