import { afterFirstPage } from './first-page.ts'

/**
 * Runs `task` when the browser has nothing better to do, at the latest after so many ms. A browser that waits for the
 * files of its first page is idle, too: that one comes first.
 */
export function whenIdle(task: () => void, latestMs = 5000): void {
  afterFirstPage(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: latestMs })
    else setTimeout(task, latestMs / 2)
  })
}

/** Loads what a press may soon need; the press itself tells when it cannot be loaded. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => {})
}
