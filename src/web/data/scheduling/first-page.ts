/** Longest wait, ms: a page may never stand, and nothing is drawn in a hidden tab. */
const LATEST_MS = 2000

/** What waits for the first page; null: no start is under way. */
let waiting: (() => void)[] | null = null

/** A start is under way: what its first page can do without waits until that is on screen. */
export function awaitFirstPage(): void {
  waiting = []
  setTimeout(goOn, LATEST_MS)
}

/** The first page is in the document: on screen when the callbacks of the frame after it run. */
export function firstPageStands(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(goOn)))
}

function goOn(): void {
  const tasks = waiting
  waiting = null
  tasks?.forEach((task) => task())
}

/** Runs `task` once the first page of a start is on screen, at once where that is past. */
export function afterFirstPage(task: () => void): void {
  if (waiting) waiting.push(task)
  else task()
}
