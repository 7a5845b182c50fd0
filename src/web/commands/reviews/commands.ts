import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  markReviews as mark,
  sendReply as send,
  withdrawReply as withdraw,
  type getReview,
} from '#contract/reviews/inbox.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { ErrorCode } from '#contract/protocol/errors.ts'
import { call } from '#web/api/call.ts'
import type { FailureDetails } from '#web/api/failure.ts'
import { command, type AnyCommand } from '../command.ts'
import { refusalMessage } from '../refusal-message.ts'
import { reviewEntity } from '#web/commands/reviews/entities.ts'
import { lane, ofReviews, refreshes } from './of-reviews.ts'
import { payloads } from './payloads.ts'

const messages: Partial<Record<ErrorCode, (details: FailureDetails) => MessageDescriptor>> = {
  // REV-007: the text stays.
  REPLY_TOO_LONG: ({ limit }) =>
    typeof limit === 'number'
      ? msg`The store accepts replies of up to ${limit} characters. Open the review to shorten yours.`
      : msg`The reply is too long for the store. Open the review to shorten it.`,
  NOT_ANSWERABLE: () => msg`The store doesn't allow this for this review. Discard this change.`,
  REVIEW_NOT_FOUND: () => msg`This review is no longer in the store. Discard this change.`,
  CHANGED_ELSEWHERE: () =>
    msg`The review was changed or replied to elsewhere in the meantime. Open it, check your reply and send it again.`,
  APP_NOT_FOUND: () => msg`This app is no longer one of your apps. Discard this change.`,
}

/** Why a change of a review or of its reply was refused, and what to do (ERR-045, ERR-048). */
const explain = (_: unknown, code: ErrorCode | null, details: FailureDetails): MessageDescriptor =>
  (code && messages[code]?.(details)) ?? refusalMessage(code, { name: '', project: '' }, details)

type Review = EndpointOutput<typeof getReview>

/** Without a reply where it would be the same, so that what has been answered meanwhile keeps its state. */
const answered = (review: Review, text: string, origin: 'person' | 'template' | 'ai', at: string): Review =>
  review.reply?.text === text && review.reply.state !== 'refused' && review.reply.state !== 'to-approve'
    ? review
    : {
        ...review,
        changedAfterReply: false,
        reply: {
          text,
          state: 'queued',
          origin,
          ruleId: null,
          writtenAt: at,
          stateAt: at,
          sendAt: null,
          problem: null,
          held: null,
        },
      }

const titleOf = (author: string | null) => (author === null ? msg`Reply to a review` : msg`Reply to ${author}`)

/** REV-001: sent once, under the command's id. */
const sendReply = command({
  name: 'sendReply',
  version: 1,
  schema: payloads.sendReply,
  lane,
  entities: ({ app, reviewId }) => [reviewEntity(app, reviewId)],
  send: ({ app: { trackId, store }, reviewId, text, origin, templateId, seen }, context) =>
    call(
      send,
      {
        params: { trackId, reviewId },
        query: { store },
        body: { text, origin, seen, ...(templateId !== undefined && { templateId }) },
      },
      context,
    ),
  overlay: ({ reviewId, text, origin, at, ...changed }, ...query) =>
    ofReviews(
      changed,
      (id) => id === reviewId,
      query,
      (review) => answered(review, text, origin, at),
    ),
  describe: ({ author, appTitle }) => ({ title: titleOf(author), scope: msg`${appTitle}` }),
  refreshes: ({ app, month }) => refreshes(app, [month]),
  explain,
})

const withdrawReply = command({
  name: 'withdrawReply',
  version: 1,
  schema: payloads.withdrawReply,
  lane,
  entities: ({ app, reviewId }) => [reviewEntity(app, reviewId)],
  send: ({ app: { trackId, store }, reviewId }, context) =>
    call(withdraw, { params: { trackId, reviewId }, query: { store } }, context),
  overlay: ({ reviewId, ...changed }, ...query) =>
    ofReviews(
      changed,
      (id) => id === reviewId,
      query,
      (review) => (review.reply === null ? review : { ...review, reply: null, changedAfterReply: false }),
    ),
  describe: ({ author, appTitle }) => ({
    title: author === null ? msg`Withdraw a reply` : msg`Withdraw the reply to ${author}`,
    scope: msg`${appTitle}`,
  }),
  refreshes: ({ app, month }) => refreshes(app, [month]),
  explain,
})

const markReviews = command({
  name: 'markReviews',
  version: 1,
  schema: payloads.markReviews,
  lane,
  entities: ({ app, reviewIds }) => reviewIds.map((id) => reviewEntity(app, id)),
  send: ({ app: { trackId, store }, reviewIds, isDone }, context) =>
    call(mark, { params: { trackId }, query: { store }, body: { reviewIds, isDone } }, context),
  overlay: ({ reviewIds, isDone, ...changed }, ...query) => {
    const meant = new Set(reviewIds)
    return ofReviews(
      changed,
      (id) => meant.has(id),
      query,
      (review) => (review.isDone === isDone ? review : { ...review, isDone }),
    )
  },
  describe: ({ reviewIds: { length: count }, isDone, appTitle }) => ({
    title: isDone
      ? count === 1
        ? msg`Mark a review as done`
        : msg`Mark ${count} reviews as done`
      : count === 1
        ? msg`Mark a review as open`
        : msg`Mark ${count} reviews as open`,
    scope: msg`${appTitle}`,
  }),
  refreshes: ({ app, months }) => refreshes(app, months),
  explain,
})

/** Every command about reviews and the replies to them. */
export const commands: { [N in keyof typeof payloads]: AnyCommand<N> } = { sendReply, withdrawReply, markReviews }
