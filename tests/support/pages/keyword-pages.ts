import type { Locator, Page } from '@playwright/test'
import { expect } from '../test.ts'

export const keywordPages = {
  research: '/analyze-keywords/keyword-research',
  monitor: '/analyze-keywords/keyword-monitoring',
  ranked: '/analyze-keywords/all-ranked',
  live: '/analyze-keywords/live-search',
}

/** Keywords of a page, as rows of a table or, on a phone, of a list; but for the monitor's on a phone. */
export const keywordRows = (page: Page): Locator => page.getByRole('main').locator('[data-row]')

/** Sets a filter of a table, as one does in a window that is no phone's. */
export async function filterBy(page: Page, name: string, value: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Filter', exact: true })
  await button.click()
  await page.getByRole('region', { name: 'Filter' }).getByRole('combobox', { name }).selectOption(value)
  await button.click()
}

/** Resolves once a list is there: the first ones of a server that has just started take their time. */
export const listIsThere = (page: Page) => expect(keywordRows(page).first()).toBeVisible({ timeout: 60_000 })
