import type { FakePlayApp } from './fake-google-play.ts'

const picture = (name: string) => `https://play-lh.googleusercontent.com/${name}`

const app = (appId: string, title: string, more: Partial<FakePlayApp> = {}): FakePlayApp => ({
  appId,
  texts: {
    en: {
      title,
      summary: `${title} for every day`,
      description: `${title} does one thing and does it well.\nIt works without a network.`,
      changes: 'Faster start.',
    },
  },
  genreId: 'TOOLS',
  genre: { en: 'Tools' },
  developer: 'Fenwick Software',
  website: 'https://fenwick.example.com',
  contentRating: 'Everyone',
  icon: picture(`${appId}-icon`),
  header: picture(`${appId}-header`),
  screenshots: [picture(`${appId}-1`), picture(`${appId}-2`)],
  score: 4.25,
  ratings: 1200,
  byStars: [30, 20, 50, 400, 700],
  price: 0,
  currency: 'USD',
  priceText: '',
  purchases: null,
  version: '2.4.0',
  released: { en: 'Mar 4, 2021', de: '04.03.2021' },
  updated: '2026-11-01T10:00:00.000Z',
  countries: ['US', 'GB', 'DE'],
  reviews: [],
  ...more,
})

const review = (number: number) => ({
  id: `review-${number}`,
  author: `Reader ${number}`,
  rating: 5 - (number % 5),
  body: `Review number ${number}`,
  createdAt: new Date(Date.UTC(2026, 9, 28 - number, 12, 30, 15, 250)).toISOString(),
  likes: number,
  version: number === 0 ? null : '2.4.0',
  reply: number === 1 ? { body: 'Thank you &amp; see you.', createdAt: '2026-10-29T08:00:00.000Z' } : null,
})

/** A star atlas in two languages with seven reviews; not listed in France. */
export const starAtlas = app('com.fenwick.staratlas', 'Star Atlas: Night Sky', {
  texts: {
    en: {
      title: 'Star Atlas: Night Sky',
      summary: 'Know every star &amp; planet<br>above you',
      description: 'Point your phone at the night sky.\nEvery star has a name.',
      changes: 'Comets of this winter<br>&quot;Red light&quot; mode',
    },
    de: {
      title: 'Sternatlas: Nachthimmel',
      summary: 'Jeder Stern hat einen Namen',
      description: 'Halte dein Handy in den Nachthimmel.\nJeder Stern hat einen Namen.',
      changes: 'Kometen dieses Winters',
    },
  },
  genreId: 'EDUCATION',
  genre: { en: 'Education', de: 'Lernen' },
  purchases: '$1.99 - $9.99 per item',
  reviews: Array.from({ length: 7 }, (_, number) => review(number)),
})

/** A paid game about which little is known; only in the United States. */
export const oddBlocks = app('com.tinfold.oddblocks', 'Odd Blocks', {
  genreId: 'GAME_PUZZLE',
  genre: { en: 'Puzzle' },
  developer: 'Tinfold Games',
  website: null,
  header: null,
  score: null,
  ratings: 0,
  price: 2.99,
  priceText: '$2.99',
  version: null,
  released: {},
  countries: ['US'],
})

/** What is always found and always has reviews: a client may ask for it to see whether it still understands the store. */
const alwaysThere = app('com.google.android.youtube', 'Video and game streams', {
  genreId: 'VIDEO_PLAYERS',
  genre: { en: 'Video Players & Editors' },
  countries: ['US'],
  reviews: [review(0)],
})

/** A little Google Play: the two above, a free puzzle, thirty apps that make habits, and one that is always there. */
export const playApps: FakePlayApp[] = [
  starAtlas,
  oddBlocks,
  app('com.tinfold.pebbles', 'Pebbles: Night Puzzle', {
    genreId: 'GAME_PUZZLE',
    genre: { en: 'Puzzle', de: 'Denkspiele' },
  }),
  ...Array.from({ length: 30 }, (_, number) =>
    app(`com.habit.keeper${number + 1}`, `Habit Keeper ${number + 1}`, {
      genreId: 'PRODUCTIVITY',
      genre: { en: 'Productivity' },
    }),
  ),
  alwaysThere,
]
