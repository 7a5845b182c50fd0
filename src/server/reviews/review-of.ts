import { sql, type Kysely, type Selectable } from 'kysely'
import type { OwnReview, Reply } from '#contract/reviews/review.ts'
import type { OwnReviewRow, ReviewReplyRow } from '#server/db/rows/reviews.ts'
import type { Schema } from '#server/db/schema.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import type { OwnApp } from './own-app.ts'

type Review = Selectable<OwnReviewRow>
type StoredReply = Selectable<ReviewReplyRow> & { writer: string | null }

/** A review as the contract tells of it. */
export const reviewOf = (row: Review, reply: StoredReply | null): OwnReview => ({
  id: row.review_id,
  store: row.store,
  trackId: row.track_id,
  source: row.source,
  rating: row.rating,
  title: row.title,
  body: row.body,
  author: row.author,
  country: row.country,
  language: row.language,
  languageFrom: row.language_from,
  version: row.version,
  device: row.device,
  likes: row.likes,
  writtenAt: row.written_at.toISOString(),
  changedAt: row.changed_at.toISOString(),
  earlier: JSON.parse(row.earlier),
  reply: reply && !reply.is_withdrawn ? replyOf(reply) : null,
  changedAfterReply: row.changed_after_reply,
  isDone: row.is_done,
})

const replyOf = (reply: StoredReply): Reply => ({
  text: reply.text,
  state: reply.state,
  origin: reply.origin,
  ruleId: reply.rule_id,
  writtenAt: reply.written_at?.toISOString() ?? null,
  stateAt: reply.state_at.toISOString(),
  sendAt: reply.state === 'queued' ? (reply.send_at?.toISOString() ?? null) : null,
  problem: reply.problem && { kind: reply.problem, detail: reply.problem_detail },
  held: reply.held === null ? null : (JSON.parse(reply.held) as Reply['held']),
  by: reply.written_by !== null && reply.writer !== null ? { userId: reply.written_by, name: reply.writer } : null,
})

/** Some reviews of an own app by id, in the order of the ids; those that there are not are left out. */
export async function reviewsById(
  db: Kysely<Schema>,
  app: Pick<OwnApp, 'organisationId' | 'store' | 'trackId'>,
  ids: readonly string[],
): Promise<OwnReview[]> {
  const { organisationId, store, trackId } = app
  const rows = await db
    .selectFrom('own_review')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('store', '=', store)
    .where('track_id', '=', trackId)
    .where(sql<boolean>`review_id = any(${ids})`)
    .execute()
  const replies = await db
    .selectFrom('review_reply')
    .leftJoin('app_user as person', 'person.id', 'review_reply.written_by')
    .selectAll('review_reply')
    .select(sql<string | null>`nullif(trim(concat(person.first_name, ' ', person.last_name)), '')`.as('writer'))
    .where('organisation_id', '=', organisationId)
    .where('store', '=', store)
    .where('track_id', '=', trackId)
    .where(sql<boolean>`review_id = any(${ids})`)
    .execute()
  const replyTo = new Map(replies.map((reply) => [reply.review_id, reply]))
  const byId = new Map(rows.map((row) => [row.review_id, reviewOf(row, replyTo.get(row.review_id) ?? null)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** @throws HttpError REVIEW_NOT_FOUND */
export async function requireReview(db: Kysely<Schema>, app: OwnApp, reviewId: string): Promise<OwnReview> {
  const [review] = await reviewsById(db, app, [reviewId])
  if (!review) throw new HttpError('REVIEW_NOT_FOUND', 'There is no such review of this app.')
  return review
}
