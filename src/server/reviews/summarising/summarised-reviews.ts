import { sql, type Kysely } from 'kysely'
import { firstDayOfWeeks, periodBefore, type Period } from '#aso/reviews/periods.ts'
import type { TopicReview } from '#aso/reviews/topics/read-review.ts'
import { DAY_MS, type UtcDay } from '#contract/protocol/days.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Summary } from './claim-summary.ts'

/** Of more reviews the newest so many are gone through for topics: a process has other things to do, too. */
const REVIEWS_MAX = 5000
/** Characters of a review that are read: what it is about stands there. */
const BODY_MAX = 1000

export const periodOf = ({ from_day: from, to_day: to }: Pick<Summary, 'from_day' | 'to_day'>): Period => ({ from, to })

const startOf = (day: UtcDay) => new Date(`${day}T00:00:00Z`)
const endOf = (day: UtcDay) => new Date(startOf(day).getTime() + DAY_MS)

/** The stored reviews of a summary's app, countries and languages. */
function scopeOf(db: Kysely<Schema>, { organisation_id, store, track_id, countries, languages }: Summary) {
  const ofCountries = JSON.parse(countries) as string[]
  const ofLanguages = JSON.parse(languages) as string[]
  return db
    .selectFrom('own_review')
    .where('own_review.organisation_id', '=', organisation_id)
    .where('own_review.store', '=', store)
    .where('own_review.track_id', '=', track_id)
    .$if(ofCountries.length > 0, (query) => query.where(sql<boolean>`country = any(${ofCountries})`))
    .$if(ofLanguages.length > 0, (query) => query.where(sql<boolean>`language = any(${ofLanguages})`))
}

/**
 * The reviews in which the topics of a summary are found, newest first: those of its period, of the period before, and of the
 * weeks whose numbers it tells.
 */
export async function summarisedReviews(db: Kysely<Schema>, summary: Summary): Promise<TopicReview[]> {
  const period = periodOf(summary)
  const [first] = [periodBefore(period).from, firstDayOfWeeks(period.to)].toSorted()
  const rows = await scopeOf(db, summary)
    .select(sql<string>`left(body, ${BODY_MAX})`.as('body'))
    .select(['review_id as id', 'rating', 'title', 'language', 'version', 'likes', 'written_at as at'])
    .where('written_at', '>=', startOf(first!))
    .where('written_at', '<', endOf(period.to))
    .orderBy('written_at', 'desc')
    .orderBy('review_id')
    .limit(REVIEWS_MAX)
    .execute()
  return rows.map(({ at, ...row }) => Object.assign(row, { writtenAt: at.toISOString() }))
}

/** What a summary counts, of all reviews. */
export async function countsOf(db: Kysely<Schema>, summary: Summary) {
  const period = periodOf(summary)
  const before = periodBefore(period)
  const isWithin = ({ from, to }: Period) =>
    sql`(own_review.written_at >= ${startOf(from)} and own_review.written_at < ${endOf(to)})`
  return scopeOf(db, summary)
    .leftJoin('review_reply', (join) =>
      join
        .onRef('review_reply.organisation_id', '=', 'own_review.organisation_id')
        .onRef('review_reply.store', '=', 'own_review.store')
        .onRef('review_reply.track_id', '=', 'own_review.track_id')
        .onRef('review_reply.review_id', '=', 'own_review.review_id'),
    )
    .where('own_review.written_at', '>=', startOf(before.from))
    .where('own_review.written_at', '<', endOf(period.to))
    .select([
      sql<number>`count(*) filter (where ${isWithin(period)})`.as('reviews'),
      sql<number>`count(distinct country) filter (where ${isWithin(period)})`.as('countries_found'),
      sql<number | null>`avg(rating) filter (where ${isWithin(period)})::double precision`.as('average_rating'),
      sql<number | null>`avg(rating) filter (where ${isWithin(before)})::double precision`.as('average_before'),
      sql<number>`count(*) filter (where ${isWithin(period)}
        and (review_reply.state is null or review_reply.state in ('to-approve', 'refused')))`.as('without_reply'),
    ])
    .executeTakeFirstOrThrow()
}
