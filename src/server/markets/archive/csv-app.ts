import type { Locale } from '#contract/store.ts'
import { storeUrl } from '#aso/store-url.ts'
import { blankListing, displayPrice, type ListedApp } from '../listed-app.ts'
import { BadRow } from './bad-input.ts'

/** The columns that are read; a dump may have more, in any order. */
export const csvColumns = [
  'id',
  'track_name',
  'size_bytes',
  'currency',
  'price',
  'rating_count_tot',
  'user_rating',
  'ver',
  'cont_rating',
  'prime_genre',
  'sup_devices.num',
  'lang_num',
  'app_desc',
] as const
export type CsvRecord = Record<(typeof csvColumns)[number], string>

const orNull = (text: string) => (text.trim() === '' ? null : text)

/** A number within bounds, or null where the cell is empty. */
function number(record: CsvRecord, column: keyof CsvRecord, max: number): number | null {
  const text = record[column].trim()
  if (text === '') return null
  const value = Number(text)
  if (!Number.isFinite(value) || value < 0 || value > max)
    throw new BadRow(`${column} is not a number from 0 to ${max}: ${quoted(text)}`)
  return value
}

/** A count of things that every app has at least one of: the dump writes 0 where it does not know. */
const countOrNull = (record: CsvRecord, column: keyof CsvRecord) => number(record, column, 1e12) || null

const quoted = (text: string) => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** One row of the App Store dump. Throws `BadRow`. */
export function csvApp(record: CsvRecord, locale: Locale): ListedApp {
  const trackId = record.id.trim()
  if (!/^\d{6,12}$/.test(trackId)) throw new BadRow(`id is not an App Store id: ${quoted(trackId)}`)
  const title = record.track_name.trim()
  if (title === '') throw new BadRow('track_name is empty')
  const currency = record.currency.trim()
  if (!/^[A-Z]{3}$/.test(currency)) throw new BadRow(`currency is not a currency code: ${quoted(currency)}`)

  const price = number(record, 'price', 1e6)
  const ratingCount = number(record, 'rating_count_tot', 1e12)
  const stars = number(record, 'user_rating', 5)
  const genre = orNull(record.prime_genre)
  const ref = { store: 'APP_STORE', trackId, locale } as const
  return {
    listing: {
      ...blankListing({ ...ref, title, storeUrl: storeUrl(ref) }),
      description: orNull(record.app_desc),
      categories: genre === null ? [] : [{ name: genre, displayName: genre }],
      price: {
        exactPrice: price,
        displayPrice: price === null ? null : displayPrice(price, currency, locale),
        inAppPurchases: null,
      },
      deviceCount: countOrNull(record, 'sup_devices.num'),
      sizeBytes: countOrNull(record, 'size_bytes'),
      languageCount: countOrNull(record, 'lang_num'),
      contentRating: orNull(record.cont_rating),
      version: orNull(record.ver),
    },
    rating: ratingCount && stars ? { avgRating: stars, ratingCount, delta: null } : null,
    versions: null,
  }
}
