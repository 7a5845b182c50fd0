import { sql, type Kysely } from 'kysely'
import { firstDayOfWeeks, isWithin, periodBefore } from '#aso/reviews/periods.ts'
import type { TopicReview } from '#aso/reviews/topics/read-review.ts'
import { DAY_MS } from '#contract/protocol/days.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Summary } from './claim-summary.ts'

export interface SummarisedReview extends TopicReview {
  country: string | null
  isReplied: boolean
}

/** Of more reviews the newest so many are gone through: a process has other things to do, too. */
const REVIEWS_MAX = 5000

/**
 * The stored reviews that a summary is about, newest first: those of its period, of the period before, and of the weeks whose
 * numbers it tells.
 */
export async function summarisedReviews(db: Kysely<Schema>, summary: Summary): Promise<SummarisedReview[]> {
  const { organisation_id, store, track_id, to_day: to } = summary
  const countries = JSON.parse(summary.countries) as string[]
  const languages = JSON.parse(summary.languages) as string[]
  const before = periodBefore(periodOf(summary)).from
  const first = [before, firstDayOfWeeks(to)].toSorted()[0]!
  const rows = await db
    .selectFrom('own_review')
    .leftJoin('review_reply', (join) =>
      join
        .onRef('review_reply.organisation_id', '=', 'own_review.organisation_id')
        .onRef('review_reply.store', '=', 'own_review.store')
        .onRef('review_reply.track_id', '=', 'own_review.track_id')
        .onRef('review_reply.review_id', '=', 'own_review.review_id'),
    )
    .select([
      'own_review.review_id as id',
      'rating',
      'title',
      'body',
      'country',
      'language',
      'version',
      'likes',
      'own_review.written_at as at',
      'review_reply.state as reply',
    ])
    .where('own_review.organisation_id', '=', organisation_id)
    .where('own_review.store', '=', store)
    .where('own_review.track_id', '=', track_id)
    .where('own_review.written_at', '>=', new Date(`${first}T00:00:00Z`))
    .where('own_review.written_at', '<', new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS))
    .$if(countries.length > 0, (query) => query.where(sql<boolean>`country = any(${countries})`))
    .$if(languages.length > 0, (query) => query.where(sql<boolean>`language = any(${languages})`))
    .orderBy('own_review.written_at', 'desc')
    .orderBy('own_review.review_id')
    .limit(REVIEWS_MAX)
    .execute()
  return rows.map(({ at, reply, ...row }) =>
    Object.assign(row, {
      writtenAt: at.toISOString(),
      isReplied: reply !== null && reply !== 'to-approve' && reply !== 'refused',
    }),
  )
}

export const periodOf = ({ from_day: from, to_day: to }: Pick<Summary, 'from_day' | 'to_day'>) => ({ from, to })

/** What a summary counts. */
export function countsOf(reviews: readonly SummarisedReview[], summary: Summary) {
  const period = periodOf(summary)
  const inside = reviews.filter(({ writtenAt }) => isWithin(writtenAt, period))
  const before = reviews.filter(({ writtenAt }) => isWithin(writtenAt, periodBefore(period)))
  return {
    reviews: inside.length,
    countries_found: new Set(inside.flatMap(({ country }) => country ?? [])).size,
    average_rating: averageOf(inside),
    average_before: averageOf(before),
    without_reply: inside.filter(({ isReplied }) => !isReplied).length,
  }
}

const averageOf = (reviews: readonly SummarisedReview[]) =>
  reviews.length === 0 ? null : reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length
