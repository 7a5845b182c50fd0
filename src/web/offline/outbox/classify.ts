import type { ErrorCode } from '#contract/protocol/errors.ts'
import type { Failure, FailureKind } from '#web/api/failure.ts'

/**
 * What a failed request means for the command. `applied`: the server applied it, but its response could not be read;
 * `retry`: retry later; `signIn`, `update`: the queue pauses until the user acts; `refused`: the user decides.
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
  CONNECTION_NOT_FOUND: 'refused',
  METHOD_NOT_ALLOWED: 'refused',
  INSUFFICIENT_SLOTS: 'refused',
  APP_LIMIT_REACHED: 'refused',
  APP_ALREADY_ADDED: 'refused',
  LAST_COUNTRY: 'refused',
  CHANGED_ELSEWHERE: 'refused',
  CONNECTION_EXISTS: 'refused',
  KEY_FILE_INVALID: 'refused',
  CREDENTIALS_REFUSED: 'refused',
  AGREEMENTS_MISSING: 'refused',
  PERMISSION_MISSING: 'refused',
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
  STORE_CHECK_FAILED: 'retry',
  UNAVAILABLE: 'retry',
}

/** For failures without a code or a known status. */
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

/** Classifies a failure by code, then status, then kind; never by text. */
export function classify(failure: Failure): Outcome {
  if (failure.code) return outcomeOfCode[failure.code]
  return outcomeOfStatus[failure.status ?? 0] ?? outcomeOfKind[failure.kind]
}
