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
