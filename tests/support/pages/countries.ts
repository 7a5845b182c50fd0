import type { Page } from '@playwright/test'

/** Every country that can be tracked. */
export { countries as storefronts } from '#server/markets/countries.ts'

/** Countries that the demo's first app tracks from the start, and three more in which it is listed. */
export const trackedFromStart = ['United States', 'Germany', 'Japan', 'United Kingdom', 'France']
export const trackedLater = ['Spain', 'Portugal', 'Sweden']
export const eightCountries = [...trackedFromStart, ...trackedLater]

/** Tracks a country and goes to it, as a person would. */
export async function track(page: Page, country: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Country', exact: true }).click()
  await page.getByRole('option', { name: 'Track another country' }).click()
  await page.keyboard.type(country)
  await page
    .getByRole('option', { name: new RegExp(country) })
    .first()
    .click()
  await showsCountry(page, country)
}

/** Resolves once the overview shows its figures for the country. */
export const showsCountry = (page: Page, country: string): Promise<void> =>
  page.getByRole('group', { name: 'Average rating', exact: true }).getByText(country).waitFor()
