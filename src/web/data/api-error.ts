import type { ErrorCode } from '#contract/errors.ts'
import type { Failure, FailureDetails, FailureKind } from '../offline/failure.ts'

export type ApiErrorKind = FailureKind

/** The kind of every code of the contract. */
const kindOfCode: Record<ErrorCode, ApiErrorKind> = {
  VALIDATION_FAILED: 'invalid',
  MALFORMED_BODY: 'invalid',
  RECAPTCHA_FAILED: 'invalid',
  VERIFICATION_INVALID: 'invalid',
  UNAUTHORIZED: 'unauthorized',
  INVALID_CREDENTIALS: 'unauthorized',
  REFRESH_TOKEN_INVALID: 'unauthorized',
  REFRESH_TOKEN_REUSED: 'unauthorized',
  FORBIDDEN: 'forbidden',
  EMAIL_NOT_VERIFIED: 'forbidden',
  FEATURE_LOCKED: 'forbidden',
  NOT_FOUND: 'notFound',
  PROJECT_NOT_FOUND: 'notFound',
  APP_NOT_FOUND: 'notFound',
  APP_NOT_AVAILABLE: 'notFound',
  METHOD_NOT_ALLOWED: 'invalid',
  INSUFFICIENT_SLOTS: 'quota',
  APP_LIMIT_REACHED: 'quota',
  APP_ALREADY_ADDED: 'conflict',
  LAST_COUNTRY: 'conflict',
  IDEMPOTENCY_IN_PROGRESS: 'conflict',
  VERIFICATION_EXPIRED: 'invalid',
  BODY_TOO_LARGE: 'invalid',
  UNSUPPORTED_MEDIA_TYPE: 'invalid',
  COUNTRY_NOT_SUPPORTED: 'invalid',
  COMPETITOR_IS_OWN_APP: 'invalid',
  IDEMPOTENCY_MISMATCH: 'conflict',
  UPDATE_REQUIRED: 'conflict',
  RATE_LIMITED: 'rateLimited',
  INTERNAL: 'unavailable',
  UNAVAILABLE: 'unavailable',
}

/** For answers that carry no code of ours, e.g. of a proxy in between. */
function kindOfStatus(status: number): ApiErrorKind {
  if (status === 401) return 'unauthorized'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'notFound'
  if (status === 408) return 'timeout'
  if (status === 409) return 'conflict'
  if (status === 429) return 'rateLimited'
  if (status >= 500) return 'unavailable'
  return status >= 400 ? 'invalid' : 'malformed'
}

export interface ApiErrorInit {
  kind?: ApiErrorKind
  code?: ErrorCode | null
  status?: number | null
  retryAfterMs?: number | null
  details?: FailureDetails
  cause?: unknown
}

/** The one error of `call()`. The interface decides by `kind` and `code`, never by `message`, which is for logs only. */
export class ApiError extends Error implements Failure {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly code: ErrorCode | null
  readonly status: number | null
  readonly retryAfterMs: number | null
  readonly details: FailureDetails

  constructor(message: string, init: ApiErrorInit) {
    super(message, { cause: init.cause })
    this.code = init.code ?? null
    this.status = init.status ?? null
    this.kind = init.kind ?? (this.code ? kindOfCode[this.code] : kindOfStatus(this.status ?? 0))
    this.retryAfterMs = init.retryAfterMs ?? null
    this.details = init.details ?? {}
  }
}
