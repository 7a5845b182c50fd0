import { createHash } from 'node:crypto'
import type { ListingContent } from '#server/db/rows/history.ts'
import type { Listing } from '#server/markets/market.ts'

export interface Content {
  /** JSON as the database takes it. */
  json: string
  /** SHA-256 of it, hexadecimal: listings that say the same have the same. */
  hash: string
}

/** Stores hand out texts with halves of characters and with NUL, which no JSON of Postgres takes. */
const storable = (value: unknown): unknown => {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '')
  return isRecord(value) ? inKeyOrder(value) : value
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The order in which a source happens to write its fields is no change of the listing. */
const inKeyOrder = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** How a listing was read: no part of what it says. */
const ofTheReading: ReadonlySet<string> = new Set<Exclude<keyof Listing, keyof ListingContent>>([
  'retrievedAt',
  'stale',
])

export function contentOf(listing: Listing): Content {
  const content = Object.entries(listing).filter(([field]) => !ofTheReading.has(field))
  const json = JSON.stringify(Object.fromEntries(content), (_key, value: unknown) => storable(value))
  return { json, hash: createHash('sha256').update(json).digest('hex') }
}
