import type { Page } from '@playwright/test'
import { expect } from '#tests/support/test.ts'

export interface SavedPage {
  cache: string
  path: string
  markup: string
  /** What must be so for it to be shown, with the quotes of JSON. */
  terms: string
}

/** The pages saved for the next start, in the order of their caches. */
export const savedPages = (page: Page): Promise<SavedPage[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
    const found = names.map(async (name) => {
      const cache = await caches.open(name)
      const saved = (await cache.keys()).map(async (request) => {
        const answer = await cache.match(request)
        const terms = JSON.parse(decodeURIComponent(answer?.headers.get('x-storeglass-last-page') ?? 'null'))
        const { pathname } = new URL(request.url)
        return { cache: name, path: pathname, markup: (await answer?.text()) ?? '', terms: String(terms?.state) }
      })
      return Promise.all(saved)
    })
    return (await Promise.all(found)).flat()
  })

/** Resolves once the page of this path is saved for the next start, with what is selected now. */
export async function pageIsSaved(page: Page, path: string): Promise<void> {
  const isSaved = async () => {
    const selection = await page.evaluate(
      () => /"selection":\{.*?\}/.exec(localStorage.getItem('storeglass.boot') ?? '')?.[0],
    )
    const saved = await savedPages(page)
    return saved.some((one) => one.path === path && selection !== undefined && one.terms.includes(selection.slice(12)))
  }
  await expect.poll(isSaved, { timeout: 20_000 }).toBe(true)
}

/** From the next load on, notes in the tab which saved pages are shown, and presses a link of them by its address. */
export async function watchLastPages(page: Page, press?: string): Promise<() => Promise<number>> {
  await page.addInitScript((press) => {
    sessionStorage.removeItem('last-pages')
    new MutationObserver((_, observer) => {
      if (document.documentElement.dataset['lastPage'] !== 'shown') return
      observer.disconnect()
      sessionStorage.setItem('last-pages', '1')
      const link = press === undefined ? null : document.querySelector<HTMLElement>(`#last-page a[href^="${press}"]`)
      link?.click()
    }).observe(document, { subtree: true, attributeFilter: ['data-last-page'] })
  }, press)
  return () => page.evaluate(() => Number(sessionStorage.getItem('last-pages')))
}

/** Takes the app's own scripts from the device, so that a start without the server runs none of them. */
export async function removeScripts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) if (request.url.endsWith('.js')) await cache.delete(request)
    }
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
}
