import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { sideways, violations } from '#tests/support/pages/axe.ts'
import { deviceRows } from '#tests/support/pages/device-rows.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import { expect, test } from '#tests/support/test.ts'

const words = (page: Page) => page.getByRole('list', { name: 'Words of the field' }).getByRole('listitem')
const box = (page: Page) => page.getByRole('textbox', { name: 'Add a word' })
const research = (url: string) => `${url}/analyze-keywords/keyword-research`

test('a keyword field is composed by keyboard, survives a reload, and goes at log-out', async ({ page, server }) => {
  test.slow()
  await signInToDemo(page, server.url)
  await page.goto(research(server.url))
  const field = page.getByRole('region', { name: 'Keyword field' })
  await box(page).fill('machine,rain,stories,')
  await expect(words(page)).toHaveText(['machine', 'rain', 'stories'])
  await expect(field.getByRole('status')).toHaveText('20 / 100')
  await box(page).press('ArrowLeft')
  await expect(field.getByRole('button', { name: 'Remove stories', exact: true })).toBeFocused()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(words(page)).toHaveText(['machine', 'stories', 'rain'])
  await expect(field.getByRole('button', { name: 'Remove stories', exact: true })).toBeFocused()
  await field.getByRole('button', { name: 'Edit title and subtitle' }).click()
  await field.getByRole('textbox', { name: 'Subtitle' }).fill('Soft rain')
  await field.getByRole('button', { name: 'Done' }).click()
  await expect(field.getByText('rain is in your subtitle already')).toBeVisible()
  // The list of keywords has come, and with it what the draft is worth.
  await expect(field.getByText('Phrases you cover')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await expect.poll(() => deviceRows(page, 'data', 'drafts')).toMatchObject([{ value: { entries: { length: 3 } } }])
  await page.reload()
  await expect(words(page)).toHaveText(['machine', 'stories', 'rain'])
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  const leaving = page.getByRole('dialog', { name: '1 draft only on this device' })
  const download = page.waitForEvent('download')
  await leaving.getByRole('button', { name: 'Save draft' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('"keywordField": "machine,stories,rain"')
  expect(await violations(page)).toEqual([])
  await leaving.getByRole('button', { name: 'Log out and discard' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContainEqual(expect.stringMatching(/^storeglass-[0-9a-f]/))
})

test('a keyword is dragged from the list into the field, and with a selected one all that are selected', async ({
  page,
  server,
}) => {
  test.slow()
  await signInToDemo(page, server.url)
  await page.goto(research(server.url))
  const table = page.getByRole('table', { name: /Keyword suggestions/ })
  const row = (place: number) => table.getByRole('rowheader').nth(place)
  const named = await row(0).innerText()
  await row(0).dragTo(box(page))
  await expect(words(page)).toHaveText([named])
  for (const place of [1, 2])
    await table
      .getByRole('row')
      .nth(place + 1)
      .getByRole('checkbox')
      .check()
  const more = [await row(1).innerText(), await row(2).innerText()]
  await row(2).dragTo(box(page))
  await expect(words(page)).toHaveText([named, ...more])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('one goes from the list to the field, whose use stands on the way', async ({ page, server }) => {
    test.slow()
    await signInToDemo(page, server.url)
    await page.goto(research(server.url))
    await page.getByText('Keyword field 0 / 100').click()
    await box(page).fill('machine,')
    await expect(page.getByText('Keyword field 7 / 100')).toBeVisible()
    await expect(words(page)).toHaveText(['machine'])
    expect(await sideways(page)).toBe(0)
    expect(await violations(page)).toEqual([])
  })
})
