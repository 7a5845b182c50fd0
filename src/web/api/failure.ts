import type { ErrorCode } from '#contract/protocol/errors.ts'

/** What went wrong, as far as the interface has to tell cases apart. */
export type FailureKind =
  | 'offline'
  | 'timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'quota'
  | 'rateLimited'
  | 'invalid'
  | 'unavailable'
  | 'malformed'

export type FailureDetails = Record<string, string | number | string[]>

/** A call that did not succeed; `status` is null where no answer came. */
export interface Failure {
  readonly kind: FailureKind
  readonly code: ErrorCode | null
  readonly status: number | null
  /** The server's `Retry-After`, ms. */
  readonly retryAfterMs: number | null
  readonly details: FailureDetails
}
