/** Runs `task` when the browser has nothing better to do: loading what may be needed soon. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 5000 })
  else setTimeout(task, 2000)
}

/** Loads what a press may soon need; the press itself tells when it cannot be loaded. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => {})
}
