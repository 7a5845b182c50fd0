// The little market of the tests in the formats of the App Store.
import type { AppleListing } from '#server/sample/stores/apple/apple-listing.ts'
import type { FakeAppleApp, FakeAppleListing } from './fake-apple.ts'

/** Names of genres in some languages, as listings carry them; English where there is none. */
const genres: Record<string, Record<string, string>> = {
  '6002': { EN: 'Utilities', DE: 'Dienstprogramme', FR: 'Utilitaires', JP: 'ユーティリティ' },
  '6006': { EN: 'Reference', DE: 'Nachschlagewerke', FR: 'Référence', JP: '辞書／辞典／その他' },
  '6013': {
    EN: 'Health & Fitness',
    DE: 'Gesundheit und Fitness',
    FR: 'Forme et santé',
    JP: 'ヘルスケア／フィットネス',
  },
  '6014': { EN: 'Games', DE: 'Spiele', FR: 'Jeux', JP: 'ゲーム' },
  '7012': { EN: 'Puzzle', DE: 'Puzzle', FR: 'Casse-tête', JP: 'パズル' },
}
const genreName = (id: string, country: string) => genres[id]?.[country] ?? genres[id]?.['EN'] ?? id

const priceText = ({ price, currency }: FakeAppleListing) =>
  price === 0 ? 'Free' : `${currency === 'USD' ? '$' : ''}${price.toFixed(2)}`

/** The apps that the country lists, as its store shows them. */
export const listingsIn = (apps: readonly FakeAppleApp[], country: string): AppleListing[] =>
  apps.flatMap((app) => {
    const listing = app.listings[country]
    return listing ? [listed(app, listing, country)] : []
  })

const listed = (app: FakeAppleApp, listing: FakeAppleListing, country: string): AppleListing => ({
  trackId: String(app.trackId),
  bundleId: app.bundleId,
  title: listing.title,
  subtitle: null,
  description: listing.description,
  developer: app.developer,
  developerId: String(900_000_000 + (app.trackId % 1000)),
  genres: app.genreIds.map((id) => ({ id, name: genreName(id, country), englishName: genreName(id, 'EN') })),
  price: listing.price,
  currency: listing.currency,
  priceText: priceText(listing),
  hasPurchases: app.earnsMoney,
  version: listing.version,
  releaseNotes: listing.releaseNotes,
  releasedAt: listing.releasedAt,
  firstReleasedAt: '2021-03-04T08:00:00Z',
  rating: listing.rating,
  ratingCount: listing.ratingCount,
  artwork: app.artwork,
  screenshots: [1, 2, 3].map((number) => `${app.artwork}/screen${number}`),
  website: 'https://fenwick.example.com',
  sizeBytes: 48_234_496,
  // As the store itself, it names one twice.
  languages: ['en', 'de', 'zh', 'zh'],
  devices: ['iPhone', 'iPad', 'iPod touch'],
  contentRating: '4+',
})
