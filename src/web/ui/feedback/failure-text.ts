import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorCode } from '#contract/protocol/errors.ts'
import { ApiError, type ApiErrorKind } from '#web/api/api-error.ts'
import { DeviceError } from '#web/offline/storage/device-error.ts'

const byKind: Record<ApiErrorKind, MessageDescriptor> = {
  offline: msg`Storeglass can't be reached. Check your connection and try again.`,
  timeout: msg`The server took too long to respond. Try again.`,
  unauthorized: msg`Your session ended. Log in again.`,
  forbidden: msg`You don't have access to this.`,
  notFound: msg`This no longer exists.`,
  conflict: msg`This was changed elsewhere. Reload and try again.`,
  quota: msg`You have reached the limit.`,
  rateLimited: msg`Too many attempts. Wait a minute and try again.`,
  invalid: msg`Storeglass didn't accept this. Check your entries.`,
  unavailable: msg`Storeglass has a problem right now. Try again in a minute.`,
  malformed: msg`Couldn't read the server's response. Reload Storeglass and try again.`,
}

/** Codes that say more than their kind. */
const byCode: Partial<Record<ErrorCode, MessageDescriptor>> = {
  // ERR-015
  ORGANIZATION_NOT_FOUND: msg`Organization ID not found`,
  OTHER_ORGANIZATION: msg`You are in another organisation now. Reload to see it, or switch back first.`,
  NOT_WHILE_ACTING: msg`You can't do this while impersonating a user. Only the users themselves can.`,
  CONFIRM_IDENTITY: msg`This needs your confirmation. Try again and confirm that it's you.`,
  SECOND_STEP: msg`Log in again and enter your code.`,
  SECOND_STEP_NOT_SET_UP: msg`Your organisation requires two-step verification.`,
  SECOND_STEP_WRONG: msg`This code is wrong or was already used.`,
  SECOND_STEP_EXPIRED: msg`This log-in took too long or too many attempts. Log in again.`,
  AI_DAY_LIMIT: msg`The language model's limit for today is used up. Try again tomorrow.`,
  SOURCE_OFF: msg`What this needs is switched off on this server. Its operator decides which sources it uses.`,
  SOURCES_FIXED: msg`This server's environment sets the sources. They can't be changed here.`,
  MAIL_OFF: msg`This server can't send e-mail. Ask its operator to set up a mail server.`,
}

/** What went wrong in plain words, where nothing more exact is known. */
export function failureText(error: unknown): MessageDescriptor {
  if (!(error instanceof ApiError)) return msg`That didn't work. Try again.`
  return (error.code && byCode[error.code]) ?? byKind[error.kind]
}

const byReason: Record<DeviceError['reason'], MessageDescriptor> = {
  off: msg`This browser blocks storage. Try again when you're online.`,
  blocked: msg`Another Storeglass tab is blocking the saved data. Close it and try again.`,
  full: msg`This device is out of space. Free up some space and try again.`,
  reload: msg`A newer version of Storeglass runs in another tab. Reload this one and try again.`,
}

/** Why a change was neither saved nor sent, in plain words. */
export const changeFailureText = (error: unknown): MessageDescriptor =>
  error instanceof DeviceError ? byReason[error.reason] : failureText(error)
