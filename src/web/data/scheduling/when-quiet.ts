import { getQueryClient } from '../cache/query-client.ts'
import { whenIdle } from './when-idle.ts'

/** Polling interval, ms. */
const LOOK_MS = 100
/** Maximum wait for pending answers, ms. */
const PATIENCE_MS = 8000

/**
 * As `whenIdle`, but waits until no request is pending: preloading must not delay what the page waits for. On a slow
 * connection the browser is idle for long stretches.
 */
export function whenQuiet(task: () => void): void {
  const latest = performance.now() + PATIENCE_MS
  const look = () => {
    if (getQueryClient().isFetching() === 0 || performance.now() > latest) task()
    else setTimeout(() => whenIdle(look), LOOK_MS)
  }
  whenIdle(look)
}
