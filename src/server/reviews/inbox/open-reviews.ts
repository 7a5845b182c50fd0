import { sql, type SqlBool } from 'kysely'
import { MADE_UP_ID, storedStates, unansweredStates } from '#aso/reviews/to-answer.ts'

const hasReply = (which: ReturnType<typeof sql>) => sql<SqlBool>`exists (
  select from review_reply where review_reply.organisation_id = own_review.organisation_id
    and review_reply.store = own_review.store and review_reply.track_id = own_review.track_id
    and review_reply.review_id = own_review.review_id and not review_reply.is_withdrawn and ${which}
)`

/** `isReplied` of `aso/reviews/to-answer.ts`, of a row of `own_review`. */
export const isReplied = hasReply(sql`review_reply.state <> all(${unansweredStates})`)

/** `isToAnswer`, the same way. */
export const isToAnswer = sql<SqlBool>`(
  own_review.source = 'console' and not own_review.is_done and not starts_with(own_review.review_id, ${MADE_UP_ID})
  and (not ${hasReply(sql`review_reply.state <> 'refused'`)}
    or own_review.changed_after_reply and ${hasReply(sql`review_reply.state = any(${storedStates})`)})
)`

/** Whether a reply of a rule waits for a person to approve it. */
export const isToApprove = hasReply(sql`review_reply.state = 'to-approve'`)
