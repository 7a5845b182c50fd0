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

/** Whether the app's page has come, with no part of it in the window that is still on its way. */
function isPageReady(root: HTMLElement): boolean {
  if (!root.querySelector('main')?.firstElementChild) return false
  const busy = [...root.querySelectorAll('main [aria-busy="true"]')]
  return busy.every((one) => one.getBoundingClientRect().top >= window.innerHeight)
}

/**
 * Notes what the user did on the last page, just before it goes: the last press, which the document has
 * marked, the field they are in, and how far they scrolled. Returns what does the same on the app's own page.
 */
export function replay(page: HTMLElement, root: HTMLElement): () => void {
  const pressed = page.querySelector<HTMLElement>('[data-pressed]')
  const focused = page.contains(document.activeElement) ? document.activeElement : null
  const focus = finderOf(focused, page)
  const press = finderOf(pressed, page)
  const typed = focused instanceof HTMLInputElement ? focused.value : ''
  const { scrollY } = window
  return () => {
    const field = focus?.(root)
    field?.focus({ preventScroll: true })
    if (field instanceof HTMLInputElement && typed) type(field, typed)
    // The router has shown its first page from the top.
    if (scrollY > 0) window.scrollTo({ top: scrollY, behavior: 'instant' })
    press?.(root)?.click()
  }
}

/** Finds the element that is on another copy of the page what this one is here: the same of those that say the same. */
function finderOf(element: Element | null, page: Element): ((within: Element) => HTMLElement | undefined) | null {
  if (!element) return null
  const said = signatureOf(element)
  const alike = (within: Element) =>
    [...within.querySelectorAll<HTMLElement>(element.tagName)].filter((one) => signatureOf(one) === said)
  const index = alike(page).findIndex((one) => one === element)
  return (within) => alike(within)[index]
}

const signatureOf = (element: Element): string =>
  [...['href', 'aria-label', 'role', 'type'].map((name) => element.getAttribute(name)), element.textContent].join('\n')

/** Types as a person does, so that the app is notified. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
