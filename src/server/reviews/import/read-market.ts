import type { Kysely } from 'kysely'
import { countryCodeOf, type Locale } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import type { MarketSource } from '#server/markets/market.ts'
import { keepClaim, noteRead, type Feed } from './claim-feed.ts'
import { storeReviews } from './store-reviews.ts'
import type { Reading } from './job-context.ts'
import { fromMarket } from './review-from-store.ts'

/** Of one country; stores hand out 500 reviews on ten pages. */
const PAGES_MAX = 10
const COUNTRIES_MAX = 20

/**
 * Reads what everybody sees of an app in its countries. Of an app that a console told of before, only what is newer.
 * @param isFallback the console did not answer, and has yet to be read as a whole
 * @throws what the market throws; ClaimLost; the reason of `stopping`
 */
export async function readMarket(
  market: Pick<MarketSource, 'reviews' | 'localesOf'>,
  reading: Reading,
  { isFallback = false } = {},
): Promise<void> {
  const { db, feed, clock, stopping, isEnough } = reading
  const since = await newestOfConsole(db, feed)
  const isFull = isFallback ? feed.source !== 'market' : feed.full_at === null
  let isKnown = false
  const withheldIn = new Set<string>()
  let isComplete = true
  for (const locale of await localesOf(market, reading)) {
    for (let page: number | null = 1; page !== null && page <= PAGES_MAX;) {
      const askedAt = clock()
      const answer = await market.reviews({ store: feed.store, trackId: feed.track_id, locale }, page)
      stopping.throwIfAborted()
      if (!answer) break
      isKnown = true
      if (answer.isWithheld) withheldIn.add(countryCodeOf(locale))
      const told = answer.reviews.map((review) => fromMarket(review, feed.store))
      const newer = told.filter(({ changedAt }) => since === null || changedAt > since)
      const changed = await storeReviews(reading, feed, newer, askedAt)
      await keepClaim(db, feed, clock())
      if (newer.length < told.length || (!isFull && changed === 0)) break
      page = answer.next
      if (page !== null && isEnough()) {
        isComplete = false
        break
      }
    }
  }
  const source = since !== null ? 'console' : isKnown ? 'market' : 'none'
  await noteRead(db, feed, {
    read_at: clock(),
    source,
    withheld_in: [...withheldIn],
    ...(isComplete && !isFallback ? { full_at: clock() } : {}),
  })
}

/** The countries in which the organisation follows the app, else the first in which it is listed. */
async function localesOf(market: Pick<MarketSource, 'localesOf'>, { db, feed }: Reading): Promise<Locale[]> {
  const rows = await db
    .selectFrom('project_country')
    .innerJoin('project', (join) =>
      join
        .onRef('project.organisation_id', '=', 'project_country.organisation_id')
        .onRef('project.id', '=', 'project_country.project_id'),
    )
    .select('locale')
    .where('project.organisation_id', '=', feed.organisation_id)
    .where('project.store', '=', feed.store)
    .where('project.track_id', '=', feed.track_id)
    .orderBy('project_country.created_at')
    .limit(COUNTRIES_MAX)
    .execute()
  if (rows.length > 0) return rows.map(({ locale }) => locale)
  return (await market.localesOf({ store: feed.store, trackId: feed.track_id })).slice(0, 1)
}

/** When the newest review was changed that a console told of; null: none did. */
export async function newestOfConsole(
  db: Kysely<Schema>,
  { organisation_id, store, track_id }: Feed,
): Promise<Date | null> {
  const { newest } = await db
    .selectFrom('own_review')
    .select(({ fn }) => fn.max('changed_at').as('newest'))
    .where('organisation_id', '=', organisation_id)
    .where('store', '=', store)
    .where('track_id', '=', track_id)
    .where('source', '=', 'console')
    .executeTakeFirstOrThrow()
  return newest
}
