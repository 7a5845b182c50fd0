import { ApiError, type ApiErrorKind } from './api-error.ts'
import { outcomes } from './outcomes.ts'

const FIRST_MS = 1000
const LONGEST_MS = 10_000

/** Number of retries by kind of error; other kinds can't succeed on a retry. */
const tries: Record<ApiErrorKind, number> = {
  offline: Number.POSITIVE_INFINITY,
  unavailable: Number.POSITIVE_INFINITY,
  rateLimited: Number.POSITIVE_INFINITY,
  // Each attempt takes the endpoint's full time-out.
  timeout: 1,
  malformed: 1,
  unauthorized: 0,
  forbidden: 0,
  notFound: 0,
  conflict: 0,
  quota: 0,
  invalid: 0,
}

/** Whether to retry a read after `failures` retries. Never while offline: the reconnect refetches. */
export function shouldRetry(retries: number, failures: number, error: Error): boolean {
  if (!(error instanceof ApiError) || outcomes().isOffline()) return false
  return failures < Math.min(retries, tries[error.kind])
}

/** 1 s doubling to 10 s, or the delay that the server asked for. */
export function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0
  return Math.max(asked, Math.min(FIRST_MS * 2 ** failures, LONGEST_MS))
}
