import type { HandwrittenApp } from '../sample-app.ts'
import { textsOf } from './app-texts.ts'

export const cairnfinder: HandwrittenApp = {
  ref: { store: 'GOOGLE_PLAY', trackId: 'example.grindstone.cairnfinder' },
  kind: 'hiking-maps',
  icon: { motif: 'cairn', from: '#bfe3f2', to: '#5aa9c8', main: '#56606b', accent: '#8a949e', dark: '#243038' },
  developerName: 'Grindstone Labs',
  category: 'MAPS_AND_NAVIGATION',
  usd: 0,
  purchases: [
    { name: 'Cairnfinder Pro', usd: 5.99, period: 'month' },
    { name: 'Cairnfinder Pro', usd: 34.99, period: 'year' },
  ],
  devices: ['Phone', 'Tablet'],
  languages: ['en', 'de', 'fr', 'es', 'it', 'ja', 'pt', 'sv', 'nl'],
  sizeMegabytes: 92.1,
  websiteUrl: 'https://cairnfinder.example',
  supportUrl: 'https://cairnfinder.example/support',
  contentRating: 'Everyone',
  released: '2018-03-14',
  cadence: 12,
  dailyDownloads: 7100,
  usdPerDownload: 0.44,
  rating: { stars: 4.12, perDay: 130 },
  featuringChance: 0.018,
  screenshots: 5,
  eventsPerYear: 4,
  locales: ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'ja-JP', 'pt-PT', 'sv-SE'],
  texts: textsOf('cairnfinder'),
}
