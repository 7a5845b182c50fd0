import type { Locator, Page } from '@playwright/test'
import { expect } from '../test.ts'
import { tabTo } from './tab-to.ts'

/** How somebody works with a page who has no mouse. */
export interface Hand {
  /** Presses a button, or follows a link. */
  press: (target: Locator) => Promise<void>
  tick: (box: Locator) => Promise<void>
  write: (field: Locator, text: string) => Promise<void>
  /** Chooses from the platform's list. */
  choose: (list: Locator, name: string) => Promise<void>
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Nothing but keys: Tab until the focus is there. */
export function keys(page: Page): Hand {
  const goTo = async (target: Locator) => {
    await expect(target).toBeVisible()
    if (!(await hasFocus(target))) await tabTo(page, target)
  }
  const then = async (target: Locator, key: string) => {
    await goTo(target)
    await page.keyboard.press(key)
  }
  return {
    press: (target) => then(target, 'Enter'),
    tick: async (box) => {
      await then(box, 'Space')
      await expect(box).toBeChecked()
    },
    write: async (field, text) => {
      await goTo(field)
      await page.keyboard.type(text)
    },
    choose: async (list, name) => {
      await goTo(list)
      await page.keyboard.type(name)
    },
  }
}

/** Nothing but taps, and the keys of the device for words. */
export function finger(page: Page): Hand {
  return {
    press: (target) => target.tap(),
    tick: async (box) => {
      await box.tap()
      await expect(box).toBeChecked()
    },
    write: async (field, text) => {
      await field.tap()
      await expect(field).toBeFocused()
      await page.keyboard.type(text)
    },
    // The device shows its own list, of which a page sees the outcome alone.
    choose: async (list, name) => void (await list.selectOption(name)),
  }
}
