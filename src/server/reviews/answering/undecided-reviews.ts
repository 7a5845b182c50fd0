import { sql, type Kysely } from 'kysely'
import type { JudgedReview } from '#aso/reviews/rules.ts'
import type { OwnReviewRow } from '#server/db/rows/reviews.ts'
import type { Schema } from '#server/db/schema.ts'
import type { AppKey } from './claim-due.ts'

/** So many are decided before others have their turn in this process. */
const PAGE = 200

export interface Undecided extends JudgedReview {
  changedAt: Date
}

interface ReviewRange {
  /** Written then or later. */
  from: Date
  /** Changed here after that; null: whenever. */
  storedAfter: Date | null
}

type Row = Omit<OwnReviewRow, 'store' | 'organisation_id'>

/** Reviews that nobody has answered and no rule has taken, oldest first, a page at a time. */
export async function* undecidedReviews(
  db: Kysely<Schema>,
  app: AppKey,
  range: ReviewRange,
): AsyncGenerator<Undecided[]> {
  let last: { writtenAt: Date; id: string } | null = null
  do {
    const { rows }: { rows: Row[] } = await sql<Row>`
      select * from own_review as review
      where organisation_id = ${app.organisation_id} and store = ${app.store} and track_id = ${app.track_id}
        and source = 'console' and not is_done and missing_since is null
        and written_at >= ${range.from}
        and ${range.storedAfter === null ? sql`true` : sql`stored_at > ${range.storedAfter}`}
        and ${last === null ? sql`true` : sql`(written_at, review_id) > (${last.writtenAt}, ${last.id})`}
        and not exists (
          select from review_reply as reply
          where reply.organisation_id = review.organisation_id and reply.store = review.store
            and reply.track_id = review.track_id and reply.review_id = review.review_id
        )
        and not exists (
          select from reply_decision as decision
          where decision.organisation_id = review.organisation_id and decision.store = review.store
            and decision.track_id = review.track_id and decision.review_id = review.review_id
        )
      order by written_at, review_id
      limit ${PAGE}`.execute(db)
    yield rows.map(undecided)
    const end = rows.at(-1)
    last = end && rows.length === PAGE ? { writtenAt: end.written_at, id: end.review_id } : null
  } while (last)
}

const undecided = (row: Row): Undecided => ({
  id: row.review_id,
  source: row.source,
  rating: row.rating,
  title: row.title,
  body: row.body,
  author: row.author,
  country: row.country,
  language: row.language,
  version: row.version,
  writtenAt: row.written_at.toISOString(),
  changedAt: row.changed_at,
  isDone: false,
  reply: null,
})
