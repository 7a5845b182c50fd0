import type { Locator, Page } from '@playwright/test'

/** Tab stops that a page has at most. */
const MOST = 200

/** Presses Tab until an element has the focus. Throws where Tab does not lead there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < MOST; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${String(target)} is not reachable by Tab`)
}
