import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorCode } from '#contract/protocol/errors.ts'
import type { FailureDetails } from '#web/api/failure.ts'
import { refusalMessage } from '../refusal-message.ts'

/** ERR-053 to ERR-055; a language model that is away (ERR-056) is waited for. */
const messages: Partial<Record<ErrorCode, MessageDescriptor>> = {
  QUOTA_EXCEEDED: msg`All summaries of this month are used. Try again next month, or discard this change.`,
  OUT_OF_RANGE: msg`Its period is no longer within the last 90 days. Discard this change and choose another period.`,
  DUPLICATE_SCHEDULE: msg`This schedule already exists. You can discard this change.`,
}

/** Why a change of summaries or schedules was refused, and what to do. */
export const explain = (
  { appTitle }: { appTitle: string },
  code: ErrorCode | null,
  details: FailureDetails,
): MessageDescriptor => (code && messages[code]) ?? refusalMessage(code, { name: appTitle, project: appTitle }, details)
