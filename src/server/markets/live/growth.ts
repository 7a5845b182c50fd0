import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { daysBefore } from '#contract/protocol/days.ts'
import type { ListingRef } from '#contract/store.ts'
import type { StoredRating } from '#server/history/stored.ts'
import { storedRatings } from '#server/history/ratings.ts'

const DAYS = 30
/** A day that was not read is stood in for by one of the days before it. */
const SLACK_DAYS = 4

/** The rating of 30 days ago, or of the last day read before that; null: not known. */
export async function ratingBefore(db: Kysely<Schema>, ref: ListingRef, now: Date): Promise<StoredRating | null> {
  const stored = await storedRatings(db, 'live', {
    ref,
    from: daysBefore(now, DAYS + SLACK_DAYS),
    to: daysBefore(now, DAYS),
  })
  return stored.at(-1) ?? null
}

/** Ratings gained in 30 days, over all countries of which that is known; null: of none. */
export async function ratingsGained(
  db: Kysely<Schema>,
  refs: readonly ListingRef[],
  now: Date,
): Promise<number | null> {
  const gained = await Promise.all(
    refs.map(async (ref) => {
      const [before, [newest]] = await Promise.all([
        ratingBefore(db, ref, now),
        storedRatings(db, 'live', { ref, from: daysBefore(now, SLACK_DAYS), to: daysBefore(now, 0) }).then((all) =>
          all.slice(-1),
        ),
      ])
      return before && newest ? newest.ratingCount - before.ratingCount : null
    }),
  )
  const known = gained.filter((count) => count !== null)
  return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0)
}
