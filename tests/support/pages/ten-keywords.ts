import type { Locator, Page } from '@playwright/test'
import { expect } from '../test.ts'
import { keywordRows } from './keyword-pages.ts'
import { tabTo } from './tab-to.ts'

const COUNT = 10

/** How a person goes from the overview to ten tracked keywords. */
export interface Way {
  /** Follows the link to the research. */
  follow: (page: Page, link: Locator) => Promise<void>
  /** Selects these keywords, which stand in the list in this order, and presses the button that tracks them. */
  track: (page: Page, keywords: readonly string[], button: Locator) => Promise<void>
}

const boxOf = (page: Page, keyword: string) => keywordRows(page).getByRole('checkbox', { name: keyword, exact: true })

const mouse: Way = {
  follow: (_, link) => link.click(),
  track: async (page, keywords, button) => {
    for (const keyword of keywords) await boxOf(page, keyword).check()
    await button.click()
  },
}

const keyboard: Way = {
  follow: async (page, link) => {
    await tabTo(page, link)
    await page.keyboard.press('Enter')
  },
  track: async (page, keywords, button) => {
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Keyword, app or sentence' })).toBeFocused()
    const boxes = keywordRows(page).getByRole('checkbox')
    const wanted = new Set(keywords)
    for (let index = 0; wanted.size > 0; index += 1) {
      await page.keyboard.press('ArrowDown')
      await expect(boxes.nth(index)).toBeFocused()
      if (wanted.delete((await boxes.nth(index).getAttribute('aria-label')) ?? '')) await page.keyboard.press('Space')
    }
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    // The button is gone, and one goes on where one was.
    await expect(boxOf(page, keywords[0] ?? '')).toBeFocused()
  },
}

const finger: Way = {
  follow: (_, link) => link.tap(),
  track: async (page, keywords, button) => {
    for (const keyword of keywords) await boxOf(page, keyword).tap()
    await expect(button, 'nothing cuts it off').toBeInViewport({ ratio: 1 })
    await button.tap()
  },
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** The ways by their names, each with the browser that it takes. */
export const ways = {
  'by mouse': { way: mouse, use: {} },
  'by keyboard': { way: keyboard, use: {} },
  'with a finger': { way: finger, use: phone },
}

/** From the overview's link to the first ten keywords of the research that are not tracked. Resolves to their names. */
export async function trackTen(page: Page, { follow, track }: Way): Promise<string[]> {
  await follow(page, page.getByRole('main').getByRole('link', { name: 'Keyword research' }).first())
  const fresh = keywordRows(page).filter({ hasNotText: /Tracked|Adding…|Not sent yet/ })
  // A server's first list takes its time.
  await expect(fresh.nth(COUNT - 1)).toBeVisible({ timeout: 60_000 })
  const names = await fresh.getByRole('checkbox').evaluateAll((all) => all.map((box) => box.ariaLabel ?? ''))
  const keywords = names.slice(0, COUNT)
  const button = page.getByRole('button', { name: `Track ${COUNT} keywords` })
  await track(page, keywords, button)
  await expect(button).toHaveCount(0)
  return keywords
}
