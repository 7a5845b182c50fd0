import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorCode } from '#contract/protocol/errors.ts'
import { ApiError } from '#web/api/api-error.ts'
import { changeFailureText } from '#web/ui/feedback/change-failure-text.ts'

/** ERR-053 to ERR-056. */
const byCode: Partial<Record<ErrorCode, MessageDescriptor>> = {
  QUOTA_EXCEEDED: msg`All summaries of this month are used. There are new ones on the 1st.`,
  OUT_OF_RANGE: msg`The period has to lie within the last 90 days.`,
  DUPLICATE_SCHEDULE: msg`There is a schedule with the same interval, countries and languages already.`,
  AI_UNAVAILABLE: msg`The language model can't be reached at the moment. Try again in a few minutes.`,
  AI_FAILED: msg`The language model gave no answer that can be used. Try again.`,
  AI_DAY_LIMIT: msg`The language model's limit for today is used up. Try again tomorrow.`,
  SUMMARY_NOT_FOUND: msg`This summary has been deleted.`,
}

/** Why a summary or schedule could not be made, in plain words. */
export const failureOf = (error: unknown): MessageDescriptor =>
  (error instanceof ApiError && error.code !== null && byCode[error.code]) || changeFailureText(error)
