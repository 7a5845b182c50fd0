import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorCode } from '#contract/protocol/errors.ts'
import { REPLY_TEMPLATES_MAX, TEMPLATE_FOLDERS_MAX } from '#contract/reviews/templates.ts'
import type { FailureDetails } from '#web/api/failure.ts'
import { refusalMessage } from '../refusal-message.ts'

const messages: Partial<Record<ErrorCode, MessageDescriptor>> = {
  TEMPLATE_NOT_FOUND: msg`This template has been deleted. Discard this change.`,
  FOLDER_NOT_FOUND: msg`This folder has been deleted. Discard this change.`,
  CHANGED_ELSEWHERE: msg`Someone else has changed this template. Discard this change, then make it again.`,
}

/** Why a change of templates or folders was refused, and what to do (ERR-050 to ERR-052). */
export const explain = (_: unknown, code: ErrorCode | null, details: FailureDetails): MessageDescriptor =>
  (code && messages[code]) ?? refusalMessage(code, { name: '', project: '' }, details)

/** REV-013. */
export const explainNewTemplate: typeof explain = (payload, code, details) =>
  code === 'QUOTA_EXCEEDED'
    ? msg`You've reached the limit of ${REPLY_TEMPLATES_MAX} templates. Delete one, then try again.`
    : explain(payload, code, details)

/** REV-014. */
export const explainNewFolder: typeof explain = (payload, code, details) =>
  code === 'QUOTA_EXCEEDED'
    ? msg`You've reached the limit of ${TEMPLATE_FOLDERS_MAX} folders. Delete one, then try again.`
    : explain(payload, code, details)
