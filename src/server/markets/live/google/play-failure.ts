import { failureOfStatus, StoreFailure } from '../gateway/store-failure.ts'
import type { PlayCallFailed } from './play-calls.ts'

/** What went wrong with a call, as the gate wants it. */
export function failureOf({ met, message, cause }: PlayCallFailed, now: Date): StoreFailure {
  if (met.timedOut) return new StoreFailure('timeout', message, { cause })
  if (met.sentAway) return new StoreFailure('refused', 'The store sends callers to a page for people', { cause })
  if (met.status === undefined) return new StoreFailure('unreachable', message, { cause })
  const headers = new Headers(met.retryAfter === undefined ? {} : { 'retry-after': met.retryAfter })
  return failureOfStatus(met.status, headers, now) ?? new StoreFailure('malformed', message, { cause })
}
