import type { Locator, Page } from '@playwright/test'
import { getCountries } from '#contract/projects.ts'
import { countAnswers } from './device-rows.ts'
import { expect } from '../test.ts'

/** Resolves once the device has brought the list of countries by itself: who goes offline before can't track another. */
export const countriesAtHand = (page: Page) => expect.poll(() => countAnswers(page, getCountries.id)).toBe(1)

/** Acts of a person that become queued writes. */

export async function addCompetitor(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Add competitor' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add competitor' })
  await dialog
    .getByRole('combobox')
    .or(dialog.getByRole('searchbox'))
    .or(dialog.getByRole('textbox'))
    .first()
    .fill(text)
  await dialog
    .getByRole('option')
    .or(dialog.getByRole('button', { name: /^Add / }))
    .first()
    .click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

export async function removeCompetitor(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Remove ${name}`) }).click()
}

async function openCountries(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Country', exact: true }).click()
}

export async function trackCountry(page: Page, country: string): Promise<void> {
  await openCountries(page)
  await page.getByRole('option', { name: 'Track another country' }).click()
  await page.keyboard.type(country)
  await page
    .getByRole('option', { name: new RegExp(country) })
    .first()
    .click()
}

export async function untrackCountry(page: Page, country: string): Promise<void> {
  await openCountries(page)
  await page.getByRole('button', { name: `Stop tracking ${country}` }).click()
  await page.keyboard.press('Escape')
}

export async function toggleFavourite(page: Page, country: string, on: boolean): Promise<void> {
  await openCountries(page)
  await page
    .getByRole('button', { name: on ? `Add ${country} to favourites` : `Remove ${country} from favourites` })
    .first()
    .click()
  await page.keyboard.press('Escape')
}

export async function addKeywords(page: Page, keywords: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add keywords' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add keywords' })
  await dialog.getByRole('textbox', { name: /^Keywords, separated/ }).fill(`${keywords.join(',')},`)
  await dialog.getByRole('button', { name: /^Track \d+ keywords?$/ }).click()
  await expect(dialog).toBeHidden()
}

/** Opens the list of queued writes. */
export async function pendingChanges(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Pending changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pending changes' })
  await expect(dialog).toBeVisible()
  return dialog
}
