import { createHash } from 'node:crypto'
import type { ListingContent } from '#server/db/rows/history.ts'
import type { Listing } from './stored.ts'

export interface Content {
  /** JSON that the database accepts. */
  json: string
  /** Its SHA-256, hexadecimal: equal for listings with equal contents. */
  hash: string
}

/** Stores return texts with lone surrogates and NUL, which Postgres rejects in JSON. */
const storable = (value: unknown): unknown => {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '')
  return isRecord(value) ? inKeyOrder(value) : value
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The order of fields in a source's answer is no change of the listing. */
const inKeyOrder = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Fields about the request, which are no part of the listing's contents. */
const ofTheReading: ReadonlySet<string> = new Set<Exclude<keyof Listing, keyof ListingContent>>([
  'retrievedAt',
  'stale',
])

export function contentOf(listing: Listing): Content {
  const content = Object.entries(listing).filter(([field]) => !ofTheReading.has(field))
  const json = JSON.stringify(Object.fromEntries(content), (_key, value: unknown) => storable(value))
  return { json, hash: createHash('sha256').update(json).digest('hex') }
}
