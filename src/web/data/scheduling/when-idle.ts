import { getQueryClient } from '../cache/query-client.ts'
import { afterFirstPaint } from './first-paint.ts'

/** Polling interval while requests are pending, ms. */
const POLL_INTERVAL_MS = 100
/** Maximum wait for pending requests, ms. */
const MAX_WAIT_MS = 8000

interface Options {
  /** Maximum wait for an idle browser, ms. */
  latestMs?: number
  /**
   * Waits until no request is pending: preloading must not delay what the page waits for. On a slow connection the
   * browser is idle for long stretches.
   */
  afterRequests?: boolean
}

/**
 * Runs `task` when the browser is idle, after `latestMs` at the latest. A browser that waits for files of its first
 * page is idle as well, so the first page comes first.
 */
export function whenIdle(task: () => void, { latestMs = 5000, afterRequests = false }: Options = {}): void {
  const latest = performance.now() + MAX_WAIT_MS
  const runWhenIdle = (run: () => void) => {
    afterFirstPaint(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: latestMs })
      else setTimeout(run, latestMs / 2)
    })
  }
  const runAfterRequests = () => {
    if (getQueryClient().isFetching() === 0 || performance.now() > latest) task()
    else setTimeout(() => runWhenIdle(runAfterRequests), POLL_INTERVAL_MS)
  }
  runWhenIdle(afterRequests ? runAfterRequests : task)
}

/** Preloads a chunk that a click may soon need. Ignores errors: the click reports them. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => {})
}
