import { getQueryClient } from '../cache/query-client.ts'
import { whenIdle } from './when-idle.ts'

/** Between two looks, ms. */
const LOOK_MS = 100
/** Longest wait for answers, ms. */
const PATIENCE_MS = 8000

/**
 * As `whenIdle`, once no answer is on its way: what is loaded ahead must not hold up what the page waits for. On a slow
 * line the browser has nothing to do for long stretches.
 */
export function whenQuiet(task: () => void): void {
  const latest = performance.now() + PATIENCE_MS
  const look = () => {
    if (getQueryClient().isFetching() === 0 || performance.now() > latest) task()
    else setTimeout(() => whenIdle(look), LOOK_MS)
  }
  whenIdle(look)
}
