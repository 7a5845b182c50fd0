import type { ErrorCode } from '#contract/protocol/errors.ts'

/** The kinds of failure that the interface distinguishes. */
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

/** A failed call; `status` is null if there was no response. */
export interface Failure {
  readonly kind: FailureKind
  readonly code: ErrorCode | null
  readonly status: number | null
  /** The server's `Retry-After`, ms. */
  readonly retryAfterMs: number | null
  readonly details: FailureDetails
}
