import type { HandwrittenApp } from '../sample-app.ts'
import { textsOf } from './app-texts.ts'
import { moorlight } from './moorlight.ts'

/** The same app in the other store, where it is younger and smaller. */
export const moorlightAndroid: HandwrittenApp = {
  ...moorlight,
  ref: { store: 'GOOGLE_PLAY', trackId: 'example.lowfen.moorlight' },
  purchases: moorlight.purchases.slice(0, 2),
  devices: ['Phone', 'Tablet'],
  languages: ['en', 'de', 'es', 'fr'],
  sizeMegabytes: 96.3,
  contentRating: 'Everyone',
  released: '2024-03-05',
  cadence: 24,
  dailyDownloads: 730,
  usdPerDownload: 0.31,
  rating: { stars: 4.29, perDay: 9 },
  featuringChance: 0.006,
  screenshots: 6,
  eventsPerYear: 5,
  locales: ['en-US', 'en-GB', 'de-DE', 'sv-SE'],
  texts: textsOf('moorlight-android'),
}
