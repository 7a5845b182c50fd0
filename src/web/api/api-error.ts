import { errorStatus, type ErrorCode } from '#contract/protocol/errors.ts'
import type { Failure, FailureDetails, FailureKind } from './failure.ts'

export type ApiErrorKind = FailureKind

/** Codes whose kind differs from that of their status. */
const kindOfCode: Partial<Record<ErrorCode, ApiErrorKind>> = {
  INSUFFICIENT_SLOTS: 'quota',
  APP_LIMIT_REACHED: 'quota',
  QUOTA_EXCEEDED: 'quota',
  IDEMPOTENCY_MISMATCH: 'conflict',
  UPDATE_REQUIRED: 'conflict',
}

/** For all other codes, and for responses without a code of ours, for example from a proxy. */
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

/**
 * The only error that `call()` throws. The interface decides by `kind` and `code`, never by `message`, which is for
 * logs only.
 */
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
    const status = this.code ? errorStatus[this.code] : (this.status ?? 0)
    this.kind = init.kind ?? (this.code && kindOfCode[this.code]) ?? kindOfStatus(status)
    this.retryAfterMs = init.retryAfterMs ?? null
    this.details = init.details ?? {}
  }
}
