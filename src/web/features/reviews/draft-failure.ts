import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorCode } from '#contract/protocol/errors.ts'
import { ApiError } from '#web/api/api-error.ts'
import { knownLinks } from '#web/data/queries/links.ts'
import { failureText } from '#web/ui/feedback/failure-text.ts'

const byCode: Partial<Record<ErrorCode, MessageDescriptor>> = {
  // ERR-046
  AI_FAILED: msg`The AI reply couldn't be generated. Try again.`,
  // ERR-056
  AI_UNAVAILABLE: msg`The AI provider isn't available at the moment. Try again later, or write the reply yourself.`,
  AI_DAY_LIMIT: msg`The language model's limit for today is used up. Try again tomorrow, or write the reply yourself.`,
  NO_TEMPLATE: msg`No template fits this review. Create one under Templates, or write the reply yourself.`,
  FEATURE_LOCKED: msg`Your plan has no AI replies. Upgrade, or write the reply yourself.`,
  REVIEW_NOT_FOUND: msg`This review is no longer in the store.`,
}

/** Why no draft was written. The text in the composer stays unchanged (ERR-046, ERR-047). */
export function draftFailure(error: unknown): MessageDescriptor {
  const code = error instanceof ApiError ? error.code : null
  if (code === 'QUOTA_EXCEEDED')
    return knownLinks().plans
      ? msg`This month's AI requests are used up. Upgrade, or write the reply yourself.`
      : msg`This month's AI requests are used up. Write the reply yourself.`
  if (code && byCode[code]) return byCode[code]
  // ERR-047
  return error instanceof ApiError && error.kind === 'offline'
    ? failureText(error)
    : msg`The reply couldn't be generated. Your text is still here.`
}
