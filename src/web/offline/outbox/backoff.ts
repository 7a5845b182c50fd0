import { MAX_WAIT_MS } from './plan.ts'

const FIRST_MS = 1000
const LONGEST_MS = 60_000
const JITTER = 0.3

/**
 * Wait before the next try, ms: 1 s doubling to 60 s, up to 30 % less by chance so that many devices do not come back
 * in step; never earlier than the server asked for.
 * @param attempts tries so far, at least 1
 * @param random 0..1
 */
export function backoffMs(attempts: number, retryAfterMs: number | null, random: number): number {
  const doubling = Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS)
  return Math.min(Math.max(doubling * (1 - JITTER * random), retryAfterMs ?? 0), MAX_WAIT_MS)
}
