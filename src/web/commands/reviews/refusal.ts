import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorCode } from '#contract/protocol/errors.ts'
import type { FailureDetails } from '#web/api/failure.ts'
import { refusalMessage } from '../refusal-message.ts'

const messages: Partial<Record<ErrorCode, (details: FailureDetails) => MessageDescriptor>> = {
  // REV-007: the text stays.
  REPLY_TOO_LONG: ({ limit }) =>
    typeof limit === 'number'
      ? msg`The store takes replies of at most ${limit} characters. Open the review to shorten yours.`
      : msg`The reply is too long for the store. Open the review to shorten it.`,
  NOT_ANSWERABLE: () => msg`The store doesn't let this be done with this review. Discard this change.`,
  REVIEW_NOT_FOUND: () => msg`This review is no longer in the store. Discard this change.`,
  CHANGED_ELSEWHERE: () =>
    msg`The review was changed or answered elsewhere meanwhile. Open it, check your reply and send it again.`,
  APP_NOT_FOUND: () => msg`This app is no longer one of your apps. Discard this change.`,
}

/** Why a change of a review or of its reply was refused, and what to do (ERR-045, ERR-048). */
export const explain = (_: unknown, code: ErrorCode | null, details: FailureDetails): MessageDescriptor =>
  (code && messages[code]?.(details)) ?? refusalMessage(code, { name: '', project: '' }, details)
