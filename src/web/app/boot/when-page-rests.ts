import { BUSY } from '#web/ui/overlays/busy.ts'

/** Without a key, a press or a scroll: then nobody is in the middle of something that is about to open, ms. */
export const REST_MS = 800

const INPUT = ['keydown', 'pointerdown', 'pointerup', 'wheel', 'touchmove', 'focusout'] as const

/** The first card of an app's overview; its skeleton is busy. */
const FIRST_CARD = 'main #metadata'

/** Whether the overview shows its first content and nothing is open above it. */
function isOverviewReady(): boolean {
  const card = document.querySelector(FIRST_CARD)
  return card !== null && !card.querySelector('[aria-busy="true"]') && !document.querySelector(BUSY)
}

/**
 * Calls `then` once: when the overview is ready and the user has done nothing for `REST_MS`, so that nobody is interrupted.
 * Returns a function that stops waiting.
 */
export function whenPageRests(then: () => void): () => void {
  const input = new AbortController()
  const observer = new MutationObserver(look)
  let timer: ReturnType<typeof setTimeout> | null = null

  function look() {
    if (timer !== null || !isOverviewReady()) return
    stop()
    then()
  }
  function wait() {
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(() => {
      timer = null
      look()
    }, REST_MS)
  }
  function stop() {
    if (timer !== null) clearTimeout(timer)
    observer.disconnect()
    input.abort()
  }

  for (const type of INPUT)
    document.addEventListener(type, wait, { capture: true, passive: true, signal: input.signal })
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-busy', 'aria-expanded', 'open'],
  })
  wait()
  return stop
}
