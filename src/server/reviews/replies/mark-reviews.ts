import { sql } from 'kysely'
import { markReviews } from '#contract/reviews/inbox.ts'
import { serve } from '#server/endpoints/serve.ts'
import { requireOwnApp } from '../own-app.ts'

export const mark = serve(markReviews, async ({ params, query, body, caller, db, services }) => {
  const { organisationId, store, trackId } = await requireOwnApp(db, caller, { ...query, ...params })
  const now = services.clock()
  // In the order in which the import locks them.
  await sql`
    update own_review set is_done = ${body.isDone}, stored_at = ${now}
    where (organisation_id, store, track_id, review_id) in (
      select organisation_id, store, track_id, review_id from own_review
      where organisation_id = ${organisationId} and store = ${store} and track_id = ${trackId}
        and review_id = any(${body.reviewIds}) and is_done <> ${body.isDone}
      order by review_id
      for update
    )`.execute(db)
  return null
})
