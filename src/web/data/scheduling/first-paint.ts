/** Maximum wait, ms: the page may never complete, and nothing is painted in a hidden tab. */
const LATEST_MS = 2000

/** Tasks that wait for the first page; null: no start is in progress. */
let waiting: (() => void)[] | null = null

/** Marks the beginning of a start: what its first page does not need waits until the page is on screen. */
export function awaitFirstPaint(): void {
  waiting = []
  setTimeout(runWaiting, LATEST_MS)
}

/** The first page is in the document; it is on screen when the callbacks of the next frame run. */
export function firstPageIsDrawn(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(runWaiting)))
}

function runWaiting(): void {
  const tasks = waiting
  waiting = null
  tasks?.forEach((task) => task())
}

/** Runs `task` once the first page of a start is on screen, immediately if that has passed. */
export function afterFirstPaint(task: () => void): void {
  if (waiting) waiting.push(task)
  else task()
}
