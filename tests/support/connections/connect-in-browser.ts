import { expect, type Locator, type Page } from '@playwright/test'

export interface NewConnection {
  type: 'Review management' | 'Ad platform'
  provider: 'App Store Connect' | 'Google Play' | 'Apple Ads' | 'Google Ads'
  name: string
}

/** Fills the form of a key with one of the fictional console. */
export async function fillWithSampleKey(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Get a sample key' }).click()
  await expect(dialog.getByText('Checked on this device, not sent yet')).toBeVisible()
}

/** From the chooser of the type to the apps that the key sees; of several ad accounts the first one is chosen. */
export async function connectInBrowser(page: Page, { type, provider, name }: NewConnection): Promise<Locator> {
  await page.getByRole('button', { name: 'New connection' }).click()
  const dialog = page.getByRole('dialog', { name: 'New connection' })
  await dialog.getByRole('radio', { name: type }).check()
  await dialog.getByText(provider, { exact: true }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await fillWithSampleKey(dialog)
  await dialog.getByRole('textbox', { name: /^(Developer name|Name)/ }).fill(name)
  const connect = dialog.getByRole('button', { name: 'Connect', exact: true })
  await connect.click()
  const works = dialog.getByText('The key works.')
  const accounts = dialog.getByRole('group', { name: /ad accounts/ })
  await expect(works.or(accounts)).toBeVisible()
  if (await accounts.isVisible()) {
    await accounts.getByRole('radio').first().check()
    await connect.click()
  }
  await expect(works).toBeVisible()
  return dialog
}
