import type { StoreFailure } from './store-failure.ts'

const FIRST_MS = 30_000
const LONGEST_MS = 60 * 60_000
/** A store that could not be reached may be back with this machine's own connection: it is tried again sooner. */
const LONGEST_UNREACHABLE_MS = 5 * 60_000
/** A wait that a store asks for itself is kept, but not for ever. */
const LONGEST_ASKED_MS = 24 * 60 * 60_000

/**
 * How long to leave a store alone after the `failures`-th failure in a row (from 1), ms: what it asked for itself, or
 * 30 s, doubling to 1 h. `random` (0..1) adds up to a quarter, so that processes do not come back all at once.
 */
export function backOffMs(failures: number, failure: StoreFailure, random: number): number {
  if (failure.retryAfterSeconds !== null) return Math.min(failure.retryAfterSeconds * 1000, LONGEST_ASKED_MS)
  const longest = failure.kind === 'unreachable' ? LONGEST_UNREACHABLE_MS : LONGEST_MS
  return Math.min(FIRST_MS * 2 ** (failures - 1) * (1 + random / 4), longest)
}
