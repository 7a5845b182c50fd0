import type { HandwrittenApp } from '../sample-app.ts'
import { textsOf } from './app-texts.ts'

export const sillgarden: HandwrittenApp = {
  ref: { store: 'GOOGLE_PLAY', trackId: 'example.sillgarden.plants' },
  kind: 'plant-care',
  icon: { motif: 'sprout', from: '#fdf3e1', to: '#f4d9b0', main: '#4c956c', accent: '#8cbf6a', dark: '#6f4518' },
  developerName: 'Windowsill Makers',
  category: 'LIFESTYLE',
  usd: 0,
  purchases: [{ name: 'Sillgarden Green', usd: 14.99, period: 'year' }],
  devices: ['Phone', 'Tablet'],
  languages: ['en', 'de', 'sv', 'fr'],
  sizeMegabytes: 48.9,
  websiteUrl: 'https://sillgarden.example',
  supportUrl: 'https://sillgarden.example/ask',
  contentRating: 'Everyone',
  released: '2023-03-20',
  cadence: 22,
  dailyDownloads: 1250,
  usdPerDownload: 0.21,
  rating: { stars: 4.6, perDay: 17 },
  featuringChance: 0.009,
  screenshots: 4,
  eventsPerYear: 2,
  locales: ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'sv-SE'],
  texts: textsOf('sillgarden'),
}
