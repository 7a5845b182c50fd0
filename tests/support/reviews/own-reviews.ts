import type { Insertable, Selectable } from 'kysely'
import type { ReplyRule } from '#contract/reviews/automation.ts'
import type { AppRef } from '#contract/store.ts'
import type { OwnReviewRow, ReviewReplyRow } from '#server/db/rows/reviews.ts'
import type { Api } from '../api/api.ts'
import type { Member } from '../api/member.ts'
import { sample } from '../stores/sample-apps.ts'

/** Puts reviews of an own app into the database, as the import stores them; five stars of a minute ago unless said otherwise. */
export async function addReviews(
  api: Pick<Api, 'services' | 'clock'>,
  { identity }: Pick<Member, 'identity'>,
  reviews: Record<string, Partial<Insertable<OwnReviewRow>>>,
  { store, trackId }: AppRef = sample.moorlight,
): Promise<void> {
  const now = api.clock.now()
  const row = ([review_id, changes]: [string, Partial<Insertable<OwnReviewRow>>]) => {
    const written_at = changes.written_at ?? now
    return {
      organisation_id: identity.organizationId,
      store,
      track_id: trackId,
      review_id,
      source: 'console' as const,
      rating: 5,
      title: null,
      body: 'Lovely app, I sleep well with it.',
      author: 'Ada',
      country: 'US',
      language: 'en',
      language_from: 'text' as const,
      version: null,
      device: null,
      likes: null,
      written_at,
      changed_at: written_at,
      is_listed: true,
      missing_since: null,
      stored_at: now,
      ...changes,
    }
  }
  await api.services.db.insertInto('own_review').values(Object.entries(reviews).map(row)).execute()
}

/** What replies an organisation's reviews have, by review. */
export async function repliesOf(
  { services: { db } }: Pick<Api, 'services'>,
  { identity }: Pick<Member, 'identity'>,
): Promise<Record<string, Selectable<ReviewReplyRow>>> {
  const rows = await db
    .selectFrom('review_reply')
    .selectAll()
    .where('organisation_id', '=', identity.organizationId)
    .orderBy('review_id')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.review_id, row]))
}

/** A rule that is on, and answers every review by AI at once, without anybody reading it. */
export const replyRule = (changes: Partial<ReplyRule> = {}): ReplyRule => ({
  id: crypto.randomUUID(),
  name: 'Thanks',
  isOn: true,
  mode: 'all',
  conditions: [],
  answer: { by: 'ai', tone: 'warm', language: null, instructions: '' },
  delay: 'at-once',
  sendsUnread: true,
  perDay: 50,
  includesEarlier: false,
  exceptions: [],
  ...changes,
})
