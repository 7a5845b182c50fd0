import type { Kysely } from 'kysely'
import type { AppRef, Locale } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { keepLatest } from '#server/history/latest-lists.ts'
import { recordResults } from '#server/history/result-lists.ts'
import { recordOrigin } from '#server/history/result-origins.ts'
import type { StoredResults } from '#server/history/stored.ts'
import type { MarketSource } from './market.ts'

/** Keeps what a store listed for a keyword, as the list of its day and as the newest one. */
export async function recordSearch(
  db: Kysely<Schema>,
  market: MarketSource['id'],
  results: StoredResults,
  locale: Locale,
): Promise<void> {
  if (results.origin) await recordOrigin(db, market, { ...results, origin: results.origin })
  await recordResults(db, market, results)
  await keepLatest(db, market, results, locale)
}

/** Each app at its first place; a store may list one twice. */
export function eachOnce<T extends AppRef>(apps: readonly T[]): T[] {
  const first = new Map(apps.toReversed().map((app, i) => [app.trackId, apps.length - 1 - i]))
  return apps.filter(({ trackId }, place) => first.get(trackId) === place)
}
