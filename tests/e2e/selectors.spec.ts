import { appTitle, expect, exploreDemo, pick, test } from '#tests/support/test.ts'

test('OV-011: another country shows its texts, another app its own page', async ({ page, server }) => {
  await exploreDemo(page, server.url)
  const english = await page.getByRole('main').textContent()

  await pick(page, 'Country', /Germany/)
  await expect(page.getByRole('group', { name: 'Average rating', exact: true })).toContainText('Germany')
  await expect(page.getByRole('main')).not.toHaveText(english ?? '')

  await page.getByRole('combobox', { name: 'App', exact: true }).click()
  const second = page.getByRole('option').nth(1)
  await second.click()
  await expect(appTitle(page)).not.toContainText('Moorlight')
})

test('BAR-017: app and country are still selected after a reload', async ({ page, server }) => {
  await exploreDemo(page, server.url)
  await pick(page, 'Country', /Germany/)
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toContainText('Germany')
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toContainText('Germany')
  await expect(page.getByRole('group', { name: 'Average rating', exact: true })).toContainText('Germany')
})

test('CTRY-014 to CTRY-018: a country is tracked, selected, and removed again', async ({ page, server }) => {
  await exploreDemo(page, server.url)
  await page.getByRole('combobox', { name: 'Country', exact: true }).click()
  await page.getByRole('option', { name: 'Track another country' }).click()
  await page.keyboard.type('Spa')
  await page.getByRole('option', { name: /Spain/ }).first().click()
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toContainText('Spain')
  await expect(page.getByRole('group', { name: 'Average rating', exact: true })).toContainText('Spain')

  await page.getByRole('combobox', { name: 'Country', exact: true }).click()
  await page.getByRole('button', { name: /Stop tracking Spain/ }).click()
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toContainText('United States')
})
