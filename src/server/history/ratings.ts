import type { Kysely } from 'kysely'
import { countryCodeOf, type ListingRef } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { findAppId, requireAppIds } from './app-ids.ts'
import type { Market, Span, StoredRating } from './stored.ts'

/** Records the day's rating of an app in the locale's country; replaces an earlier one of that day. */
export async function recordRating(
  db: Kysely<Schema>,
  market: Market,
  { ref, rating }: { ref: ListingRef; rating: StoredRating },
): Promise<void> {
  const app_id = (await requireAppIds(db, market, [ref]))(ref)
  const figures = { avg_rating: rating.avgRating, rating_count: rating.ratingCount, by_stars: rating.byStars }
  await db
    .insertInto('rating_day')
    .values({ app_id, country: countryCodeOf(ref.locale), day: rating.day, ...figures })
    .onConflict((conflict) => conflict.columns(['app_id', 'country', 'day']).doUpdateSet(figures))
    .execute()
}

/** Oldest first, between two days inclusive. */
export async function storedRatings(
  db: Kysely<Schema>,
  market: Market,
  { ref, from, to }: Span & { ref: ListingRef },
): Promise<StoredRating[]> {
  const appId = await findAppId(db, market, ref)
  if (appId === undefined) return []
  const rows = await db
    .selectFrom('rating_day')
    .select(['day', 'avg_rating', 'rating_count', 'by_stars'])
    .where('app_id', '=', appId)
    .where('country', '=', countryCodeOf(ref.locale))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute()
  return rows.map((row) => ({
    day: row.day,
    avgRating: row.avg_rating,
    ratingCount: row.rating_count,
    byStars: row.by_stars,
  }))
}
