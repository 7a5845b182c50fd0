import type { Page } from '@playwright/test'
import { expect } from '../test.ts'
import { finger, keys, type Hand } from './hands.ts'
import { openReview, replyField, reviewCards, reviewList } from './reviews.ts'

/** How somebody goes through the pages of the reviews. */
export interface Way {
  hand: (page: Page) => Hand
  /** Opens a page of the menu. */
  goTo: (page: Page, hand: Hand, name: string) => Promise<void>
  /** From the list, or from a review that is done, to the next one. */
  next: (page: Page, hand: Hand) => Promise<void>
  /** A certain one of the list. */
  open: (page: Page, hand: Hand, id: string) => Promise<void>
  /** Begins to write. */
  begin: (page: Page, hand: Hand) => Promise<void>
  /** Opens the templates. */
  templates: (page: Page, hand: Hand) => Promise<void>
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

async function inMenu(page: Page, hand: Hand, name: string): Promise<void> {
  const link = menu(page).getByRole('link', { name, exact: true })
  await expect(menu(page)).toBeVisible()
  if (!(await link.isVisible())) await hand.press(menu(page).getByRole('button', { name: 'Reviews and ratings' }))
  await hand.press(link)
}

/** From a review to the one beside it. */
async function step(page: Page, name: 'Next review' | 'Previous review', key: 'j' | 'k'): Promise<void> {
  await expect(openReview(page).getByRole('button', { name }), 'there is another one').toBeEnabled()
  const before = page.url()
  await page.keyboard.press(key)
  await expect(page).not.toHaveURL(before)
  const id = new URL(page.url()).searchParams.get('review') ?? ''
  await expect(reviewList(page).locator('[data-review][aria-current]')).toHaveAttribute('data-review', id)
}

const byKeyboard: Way = {
  hand: keys,
  goTo: inMenu,
  next: async (page) => {
    const answered = openReview(page).getByRole('region', { name: 'Reply to this review' })
    do {
      await step(page, 'Next review', 'j')
      await expect(replyField(page).or(answered).first()).toBeVisible()
    } while (!(await replyField(page).isVisible()))
    // From a control Enter would press that.
    if (await page.evaluate(() => document.activeElement?.closest('button, a, input, select, textarea'))) return
    await page.keyboard.press('Enter')
    await expect(openReview(page).getByRole('heading', { level: 2 })).toBeFocused()
  },
  open: async (page, _, id) => {
    const isOpen = reviewList(page).locator(`[data-review="${id}"][aria-current]`)
    while (!(await isOpen.isVisible())) await step(page, 'Previous review', 'k')
  },
  begin: async (page) => {
    await expect(replyField(page)).toBeVisible()
    await page.keyboard.press('r')
    await expect(replyField(page)).toBeFocused()
  },
  templates: (page) => page.keyboard.press('t'),
}

const onPhone: Way = {
  hand: finger,
  goTo: async (page, hand, name) => {
    await hand.press(page.getByRole('button', { name: 'Menu', exact: true }))
    await inMenu(page, hand, name)
  },
  next: async (page, hand) => {
    const back = page.getByRole('button', { name: 'Back to the list' })
    await expect(back.or(reviewList(page))).toBeVisible()
    if (await back.isVisible()) await hand.press(back)
    await hand.press(
      reviewCards(page)
        .filter({ hasNotText: /Queued|Sent|Published|Pending/ })
        .first()
        .getByRole('button'),
    )
    await expect(replyField(page)).toBeVisible()
  },
  open: (page, hand, id) => hand.press(reviewList(page).locator(`[data-review="${id}"]`)),
  begin: async (page) => {
    await replyField(page).tap()
    await expect(replyField(page)).toBeFocused()
  },
  templates: (page, hand) => hand.press(page.getByRole('button', { name: 'Template', exact: true })),
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** The ways by their names, each with the browser that it takes. */
export const ways = {
  'by keyboard alone': { way: byKeyboard, use: {} },
  'on a phone, by touch': { way: onPhone, use: phone },
}
