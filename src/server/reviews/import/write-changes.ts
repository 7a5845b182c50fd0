import { sql, type Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Feed } from './claim-feed.ts'
import type { ReviewChange } from './review-changes.ts'

const keyOf = ({ organisation_id, store, track_id }: Feed, review_id: string) => ({
  organisation_id,
  store,
  track_id,
  review_id,
})

/** Within a transaction that holds the claim. */
export async function writeReviews(
  db: Kysely<Schema>,
  feed: Feed,
  changes: readonly ReviewChange[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return
  const former = changes.flatMap(({ formerId }) => formerId ?? [])
  if (former.length > 0) await db.deleteFrom('own_review').where(ofReviews(feed, former)).execute()
  const rows = changes.map(({ id, review }) => ({ ...keyOf(feed, id), ...review, stored_at: now }))
  await db
    .insertInto('own_review')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'store', 'track_id', 'review_id']).doUpdateSet((set) => ({
        source: set.ref('excluded.source'),
        rating: set.ref('excluded.rating'),
        title: set.ref('excluded.title'),
        body: set.ref('excluded.body'),
        author: set.ref('excluded.author'),
        country: set.ref('excluded.country'),
        language: set.ref('excluded.language'),
        language_from: set.ref('excluded.language_from'),
        version: set.ref('excluded.version'),
        device: set.ref('excluded.device'),
        likes: set.ref('excluded.likes'),
        written_at: set.ref('excluded.written_at'),
        changed_at: set.ref('excluded.changed_at'),
        earlier: set.ref('excluded.earlier'),
        changed_after_reply: set.ref('excluded.changed_after_reply'),
        is_done: set.ref('excluded.is_done'),
        is_listed: set.ref('excluded.is_listed'),
        missing_since: set.ref('excluded.missing_since'),
        stored_at: set.ref('excluded.stored_at'),
      })),
    )
    .execute()
}

/** After their reviews. Those of others come by the hundred at first, changes of ours one by one. */
export async function writeReplies(db: Kysely<Schema>, feed: Feed, changes: readonly ReviewChange[]): Promise<void> {
  const gone = changes.flatMap(({ id, reply }) => (reply === 'gone' ? id : []))
  if (gone.length > 0) await db.deleteFrom('review_reply').where(ofReviews(feed, gone)).execute()
  const taken = changes.flatMap(({ id, reply }) =>
    reply !== null && reply !== 'gone' && 'taken' in reply ? { key: keyOf(feed, id), columns: reply.taken } : [],
  )
  const [first] = taken
  if (first)
    await db
      .insertInto('review_reply')
      .values(taken.map(({ key, columns }) => Object.assign({}, key, columns)))
      .onConflict((conflict) =>
        conflict
          .columns(['organisation_id', 'store', 'track_id', 'review_id'])
          .doUpdateSet((set) =>
            Object.fromEntries(namesOf(first.columns).map((name) => [name, set.ref(`excluded.${name}`)])),
          ),
      )
      .execute()
  for (const { id, reply } of changes) {
    if (reply === null || reply === 'gone' || 'taken' in reply) continue
    await db
      .updateTable('review_reply')
      .set(reply.columns)
      .where(ofReviews(feed, [id]))
      .execute()
  }
}

const namesOf = <T extends object>(columns: T) => Object.keys(columns) as (keyof T)[]

const ofReviews = ({ organisation_id, store, track_id }: Feed, ids: readonly string[]) =>
  sql<boolean>`organisation_id = ${organisation_id} and store = ${store} and track_id = ${track_id}
    and review_id = any(${ids})`
