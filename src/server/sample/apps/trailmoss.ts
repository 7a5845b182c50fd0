import type { HandwrittenApp } from '../sample-app.ts'
import { textsOf } from './app-texts.ts'

export const trailmoss: HandwrittenApp = {
  ref: { store: 'GOOGLE_PLAY', trackId: 'example.mossworks.trailmoss' },
  kind: 'hiking-maps',
  icon: { motif: 'contour', from: '#2f5d3a', to: '#163a2b', main: '#a9d18e', accent: '#ffd23f', dark: '#10281d' },
  developerName: 'Mossworks',
  category: 'MAPS_AND_NAVIGATION',
  usd: 0,
  purchases: [
    { name: 'Trailmoss Explorer', usd: 3.49, period: 'month' },
    { name: 'Trailmoss Explorer', usd: 23.99, period: 'year' },
    { name: 'One region, for ever', usd: 8.99, period: null },
  ],
  devices: ['Phone', 'Tablet', 'Watch'],
  languages: ['en', 'de', 'fr', 'sv', 'nb', 'es', 'it'],
  sizeMegabytes: 64.7,
  websiteUrl: 'https://trailmoss.example',
  supportUrl: 'https://trailmoss.example/help',
  contentRating: 'Everyone',
  released: '2020-06-01',
  cadence: 16,
  dailyDownloads: 2700,
  usdPerDownload: 0.38,
  rating: { stars: 4.36, perDay: 44 },
  featuringChance: 0.012,
  screenshots: 5,
  eventsPerYear: 9,
  locales: ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'pt-PT', 'sv-SE'],
  texts: textsOf('trailmoss'),
}
