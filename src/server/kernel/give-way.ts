import { setImmediate } from 'node:timers/promises'

/** For so long a loop may keep the process to itself, ms. */
const TURN_MS = 20

/**
 * For loops that may take long: what it gives is awaited in each round, and lets the process answer others when 20 ms have gone
 * by since it last did.
 */
export function givingWay(turnMs = TURN_MS): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < turnMs) return
    await setImmediate()
    since = performance.now()
  }
}
