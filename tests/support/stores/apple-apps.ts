import type { FakeAppleApp, FakeAppleListing, FakeAppleReview } from './fake-apple.ts'

const artwork = (name: string) => `https://is1-ssl.mzstatic.com/image/thumb/Purple/v4/${name}`
const currencies: Record<string, string> = { US: 'USD', GB: 'GBP', DE: 'EUR', FR: 'EUR', JP: 'JPY' }

const listing = (country: string, title: string, more: Partial<FakeAppleListing> = {}): FakeAppleListing => ({
  title,
  description: `${title} does one thing and does it well.\nIt works without a network.`,
  version: '2.4.0',
  releaseNotes: 'Faster start.',
  releasedAt: '2026-02-01T08:00:00Z',
  price: 0,
  currency: currencies[country] ?? 'USD',
  rating: 4.25,
  ratingCount: 1200,
  reviews: [],
  ...more,
})

const review = (number: number): FakeAppleReview => ({
  id: String(10_000_000_000 - number),
  author: `Reader ${number}`,
  rating: 5 - (number % 5),
  title: `Review <${number}>`,
  body: `Stars & planets, number ${number}.\nAnd a second line.`,
  version: '2.4.0',
  votes: number % 3,
  createdAt: new Date(Date.UTC(2026, 1, 28) - number * 3_600_000).toISOString().replace('.000Z', '-00:00'),
})

/** A star atlas in three languages with 120 reviews in the United States; not listed in France. */
export const starAtlas: FakeAppleApp = {
  trackId: 910_000_001,
  bundleId: 'com.fenwick.staratlas',
  developer: 'Fenwick Software',
  genreIds: ['6006', '6002'],
  artwork: artwork('star'),
  listings: {
    US: listing('US', 'Star Atlas: Night Sky', { reviews: Array.from({ length: 120 }, (_, i) => review(i)) }),
    GB: listing('GB', 'Star Atlas: Night Sky'),
    DE: listing('DE', 'Sternatlas: Nachthimmel', { rating: 4.75, ratingCount: 310 }),
    JP: listing('JP', '星図：夜空', { rating: 0, ratingCount: 0, releaseNotes: null }),
  },
  popularity: () => 50,
  earnsMoney: true,
}

/** Costs money everywhere. */
export const skyCompass: FakeAppleApp = {
  trackId: 910_000_002,
  bundleId: 'com.fenwick.skycompass',
  developer: 'Fenwick Software',
  genreIds: ['6002'],
  artwork: artwork('sky'),
  listings: {
    US: listing('US', 'Sky Compass Pro', { price: 3.99 }),
    DE: listing('DE', 'Himmelskompass Pro', { price: 4.99 }),
    FR: listing('FR', 'Boussole du ciel', { price: 4.99 }),
  },
  popularity: () => 40,
  earnsMoney: true,
}

const words = ['Quiet', 'Amber', 'Little', 'North', 'Paper', 'River', 'Copper', 'Velvet', 'Early', 'Open']
const things = ['Radio', 'Notes', 'Timer', 'Garden', 'Puzzle', 'Kitchen', 'Walks', 'Letters', 'Weather', 'Budget']
const kinds = [['6002'], ['6013'], ['6014', '7012']]
const countries = ['US', 'GB', 'DE', 'FR', 'JP']

/**
 * `count` further apps in three genres and five countries; every seventh is missing in Germany, every fifth costs money.
 * Their order in charts and searches is another one every day, the same for the same day.
 */
export function moreAppleApps(count: number): FakeAppleApp[] {
  return Array.from({ length: count }, (_, i) => {
    const title = `${words[i % words.length]} ${things[Math.floor(i / words.length) % things.length]}`
    const name = i < 100 ? title : `${title} ${Math.floor(i / 100) + 1}`
    const price = i % 5 === 4 ? 1.99 : 0
    const listed = countries.filter((country) => !(country === 'DE' && i % 7 === 6))
    return {
      trackId: 920_000_000 + i,
      bundleId: `com.example.app${i}`,
      developer: `Studio ${i % 12}`,
      genreIds: kinds[i % kinds.length] ?? ['6002'],
      artwork: artwork(`app${i}`),
      listings: Object.fromEntries(
        listed.map((country) => [country, listing(country, name, { price, ratingCount: 10 * (count - i) })]),
      ),
      popularity: (day) => ((Number(day.replaceAll('-', '')) + 7 * i) * 31) % 97,
      earnsMoney: i % 2 === 0,
    }
  })
}

export const appleApps: FakeAppleApp[] = [starAtlas, skyCompass, ...moreAppleApps(40)]
