import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/pages/axe.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import { comeBack, connection, expect, goOffline, test } from '#tests/support/test.ts'

const field = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test('MENU-073: a listing is written beside what is live, judged while one types, and drafted offline', async ({
  page,
  ownServer,
}) => {
  test.slow()
  await signInToDemo(page, ownServer.url)
  await page.goto(`${ownServer.url}/home`)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('button', { name: 'Store listing' }).click()
  await menu.getByRole('link', { name: 'Store listing editor' }).click()
  await expect(page.getByText('As live')).toBeVisible()
  const live = await box(page, 'Subtitle').inputValue()
  expect(live).not.toBe('')

  await box(page, 'Description').press('Control+End')
  await box(page, 'Description').pressSequentially(' Sleep well 💤')
  await expect(field(page, 'Description').getByText(/Not accepted: .*doesn't accept emoji/)).toBeVisible()
  await expect(field(page, 'Description').getByText('Changed')).toBeVisible()
  await expect(page.getByText('1 text changed, 1 problem')).toBeVisible()
  await expect(field(page, 'Keyword coverage').getByText(/tracked keywords are in your texts/)).toBeVisible()
  await expect(field(page, 'ASO score').getByText(/live \d+/i)).toBeVisible()
  await field(page, 'Preview').getByText('Product page').click()
  await field(page, 'Preview').getByText('Dark').click()
  await expect(field(page, 'Preview').getByRole('group')).toContainText(live)
  await field(page, 'Description').getByRole('button', { name: 'About this rule' }).click()
  await expect(page.getByRole('link', { name: 'developer.apple.com' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'store listing editor')
  await field(page, 'Description').getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByText('As live')).toBeVisible()

  await goOffline(page, ownServer)
  await box(page, 'Subtitle').fill('Sleep stories and rain')
  await box(page, 'Name').focus()
  await expect(connection(page)).toContainText('1 change waiting')
  await box(page, 'Subtitle').fill('Sleep stories and soft rain')
  await box(page, 'Name').focus()
  await page.getByRole('button', { name: 'Pending changes' }).click()
  const pending = page.getByRole('dialog', { name: 'Pending changes' }).getByRole('listitem')
  await expect(pending.filter({ hasText: 'Draft of the subtitle, en-US' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await comeBack(page, ownServer)
  await expect(connection(page)).toHaveText('Online')
  await page.reload()
  await expect(box(page, 'Subtitle')).toHaveValue('Sleep stories and soft rain')
  await expect(field(page, 'Subtitle').getByText(/Last changed/)).toBeVisible()
})

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('the texts stand one below the other, and another language is chosen by its name', async ({ page, server }) => {
    await signInToDemo(page, server.url)
    await page.goto(`${server.url}/creatives/store-listing`)
    await page.getByRole('combobox', { name: 'Language' }).fill('Japan')
    await page.getByRole('option', { name: 'Japanese' }).click()
    await expect(page).toHaveURL(/language=ja/)
    await expect(box(page, 'Name')).toHaveAttribute('lang', 'ja')
    await box(page, 'Keywords').fill('雨, 波')
    await expect(field(page, 'Keywords').getByText(/Hint: Spaces around commas/)).toBeVisible()
    await expectAccessible(page, 'store listing editor on a phone')
  })
})
