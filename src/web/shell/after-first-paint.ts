/** Runs `task` once the frame that is being drawn is on screen; soon also where nothing is drawn (a hidden tab). */
export function afterFirstPaint(task: () => void | Promise<void>): void {
  let started = false
  const start = () => {
    if (started) return
    started = true
    void task()
  }
  requestAnimationFrame(() =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 300 }) : setTimeout(start),
  )
  setTimeout(start, 1000)
}

/** Runs `task` when the browser has nothing better to do: loading what may be needed soon. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 5000 })
  else setTimeout(task, 2000)
}

/** Loads what a press may soon need; the press itself tells when it cannot be loaded. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => {})
}
