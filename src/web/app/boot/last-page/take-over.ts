import { LAST_PAGE_ID, lastPagePath } from '#contract/worker/last-page.ts'
import { replay } from './replay.ts'

/** Longest wait for the app's page, ms: then it is shown as it is. */
const LATEST_MS = 2000

/** The page as it was last, which the document shows until the app's own stands; null: there is none. */
export const lastPage = (): HTMLElement | null => document.getElementById(LAST_PAGE_ID)

/**
 * Lets the app take over from the page as it was last: in the frame in which its own page first has its content.
 * Returns what then replays the press and the scrolling of meanwhile, for when the router is done with its first page.
 */
export function takeOver(page: HTMLElement, root: HTMLElement): () => Promise<void> {
  const path = lastPagePath(window.location.pathname)
  const isElsewhere = () => lastPagePath(window.location.pathname) !== path && root.firstElementChild !== null
  const swapped = new Promise<() => void>((resolve) => {
    const swap = () => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(replay(page, root))
      page.remove()
      delete document.documentElement.dataset['lastPage']
    }
    // It hears of a change before the next frame.
    const observer = new MutationObserver(() => (stands(root) || isElsewhere()) && swap())
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
    const timer = setTimeout(swap, LATEST_MS)
  })
  return async () => (await swapped)()
}

/** Whether the app's page has come, with no part of it in the window that is still on its way. */
function stands(root: HTMLElement): boolean {
  if (!root.querySelector('main')?.firstElementChild) return false
  const busy = [...root.querySelectorAll('main [aria-busy="true"]')]
  return busy.every((one) => one.getBoundingClientRect().top >= window.innerHeight)
}
