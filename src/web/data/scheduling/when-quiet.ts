import { getQueryClient } from '../cache/query-client.ts'
import { whenIdle } from './when-idle.ts'

/** Polling interval, ms. */
const POLL_INTERVAL_MS = 100
/** Maximum wait for pending answers, ms. */
const MAX_WAIT_MS = 8000

/**
 * As `whenIdle`, but waits until no request is pending: preloading must not delay what the page waits for. On a slow
 * connection the browser is idle for long stretches.
 */
export function whenQuiet(task: () => void): void {
  const latest = performance.now() + MAX_WAIT_MS
  const runWhenQuiet = () => {
    if (getQueryClient().isFetching() === 0 || performance.now() > latest) task()
    else setTimeout(() => whenIdle(runWhenQuiet), POLL_INTERVAL_MS)
  }
  whenIdle(runWhenQuiet)
}
