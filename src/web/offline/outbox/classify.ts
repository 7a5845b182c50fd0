import type { ErrorCode } from '#contract/protocol/errors.ts'
import type { Failure, FailureKind } from '#web/api/failure.ts'

/**
 * What a failed send means for the command. `applied`: the server took it, only its answer could not be read;
 * `retry`: try again later; `signIn`, `update`: the whole queue waits for the person; `refused`: the person decides.
 */
export type Outcome = 'applied' | 'retry' | 'signIn' | 'update' | 'refused'

const outcomeOfCode: Record<ErrorCode, Outcome> = {
  VALIDATION_FAILED: 'refused',
  MALFORMED_BODY: 'refused',
  RECAPTCHA_FAILED: 'refused',
  VERIFICATION_INVALID: 'refused',
  UNAUTHORIZED: 'signIn',
  INVALID_CREDENTIALS: 'signIn',
  REFRESH_TOKEN_INVALID: 'signIn',
  REFRESH_TOKEN_REUSED: 'signIn',
  FORBIDDEN: 'refused',
  EMAIL_NOT_VERIFIED: 'refused',
  NOT_WHILE_ACTING: 'refused',
  MAIL_OFF: 'refused',
  FEATURE_LOCKED: 'refused',
  NOT_FOUND: 'refused',
  PROJECT_NOT_FOUND: 'refused',
  APP_NOT_FOUND: 'refused',
  APP_NOT_AVAILABLE: 'refused',
  METHOD_NOT_ALLOWED: 'refused',
  INSUFFICIENT_SLOTS: 'refused',
  APP_LIMIT_REACHED: 'refused',
  APP_ALREADY_ADDED: 'refused',
  LAST_COUNTRY: 'refused',
  CHANGED_ELSEWHERE: 'refused',
  IDEMPOTENCY_IN_PROGRESS: 'retry',
  VERIFICATION_EXPIRED: 'refused',
  BODY_TOO_LARGE: 'refused',
  UNSUPPORTED_MEDIA_TYPE: 'refused',
  COUNTRY_NOT_SUPPORTED: 'refused',
  COMPETITOR_IS_OWN_APP: 'refused',
  IDEMPOTENCY_MISMATCH: 'refused',
  PASSWORD_TOO_WEAK: 'refused',
  INVITE_INVALID: 'refused',
  LOGIN_TOKEN_INVALID: 'refused',
  OAUTH_FAILED: 'refused',
  OAUTH_STATE_INVALID: 'refused',
  PAYMENT_FAILED: 'refused',
  WRONG_PASSWORD: 'refused',
  MEMBER_NOT_FOUND: 'refused',
  ORGANIZATION_NOT_FOUND: 'signIn',
  QUOTA_EXCEEDED: 'refused',
  ALREADY_MEMBER: 'refused',
  LAST_OWNER: 'refused',
  PLAN_STATE: 'refused',
  INVITE_EXPIRED: 'refused',
  BUSINESS_EMAIL_REQUIRED: 'refused',
  IMPORT_RUNNING: 'refused',
  NOT_A_DUMP: 'refused',
  UPLOAD_TOO_LARGE: 'refused',
  UPDATE_REQUIRED: 'update',
  RATE_LIMITED: 'retry',
  INTERNAL: 'retry',
  UNAVAILABLE: 'retry',
}

/** Where the answer names no code; `status` has been tried before. */
const outcomeOfKind: Record<FailureKind, Outcome> = {
  offline: 'retry',
  timeout: 'retry',
  unavailable: 'retry',
  rateLimited: 'retry',
  unauthorized: 'signIn',
  malformed: 'applied',
  forbidden: 'refused',
  notFound: 'refused',
  conflict: 'refused',
  quota: 'refused',
  invalid: 'refused',
}

const outcomeOfStatus: Partial<Record<number, Outcome>> = {
  408: 'retry',
  425: 'retry',
  426: 'update',
  429: 'retry',
}

/** Decides by code, then status, then kind; never by text. */
export function classify(failure: Failure): Outcome {
  if (failure.code) return outcomeOfCode[failure.code]
  return outcomeOfStatus[failure.status ?? 0] ?? outcomeOfKind[failure.kind]
}
