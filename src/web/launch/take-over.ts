import { LAST_PAGE_ID, lastPagePath } from '#contract/worker/last-page.ts'

/** Longest wait for the app's page, ms: then it is shown as it is. */
const LATEST_MS = 2000

/** The page as it was last, which the document shows until the app's own page is ready; null: there is none. */
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
    const observer = new MutationObserver(() => (isPageReady(root) || isElsewhere()) && swap())
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
    const timer = setTimeout(swap, LATEST_MS)
  })
  return async () => (await swapped)()
}

/** Whether a page has come, with no part of it in the window that is still on its way. */
export function isPageReady(root: Element): boolean {
  const busy = [...root.querySelectorAll('main [aria-busy="true"]')]
  const isThere = root.querySelector('main')?.firstElementChild != null
  return isThere && busy.every((one) => one.getBoundingClientRect().top >= window.innerHeight)
}

/**
 * Notes, just before the last page goes, its last press, which the document has marked, and how far it is scrolled.
 * Returns what does the same on the app's own page.
 */
function replay(page: HTMLElement, root: HTMLElement): () => void {
  const pressed = page.querySelector<HTMLElement>('[data-pressed]')
  const index = pressed ? alike(pressed, page).indexOf(pressed) : -1
  const { scrollY } = window
  return () => {
    // The router has shown its first page from the top.
    if (scrollY > 0) window.scrollTo({ top: scrollY, behavior: 'instant' })
    if (pressed) alike(pressed, root)[index]?.click()
  }
}

/** The elements that say the same as this one. */
const alike = (element: HTMLElement, within: Element) =>
  [...within.querySelectorAll<HTMLElement>(element.tagName)].filter((one) => signatureOf(one) === signatureOf(element))

const signatureOf = (element: Element): string =>
  [...['href', 'aria-label', 'role', 'type'].map((name) => element.getAttribute(name)), element.textContent].join('\n')
