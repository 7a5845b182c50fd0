import { afterFirstPage } from './first-page.ts'

/**
 * Runs `task` when the browser is idle, after `latestMs` at the latest. A browser that waits for files of its first
 * page is idle as well, so the first page comes first.
 */
export function whenIdle(task: () => void, latestMs = 5000): void {
  afterFirstPage(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: latestMs })
    else setTimeout(task, latestMs / 2)
  })
}

/** Preloads a chunk that a click may soon need. Ignores errors: the click reports them. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => {})
}
