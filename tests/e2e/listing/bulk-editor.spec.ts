import { readFile } from 'node:fs/promises'
import { expectAccessible, sideways } from '#tests/support/pages/axe.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import { expect, test } from '#tests/support/test.ts'

test('MENU-074: a text is written in many languages by keyboard, pasted, replaced and taken back, also on a phone', async ({
  page,
  ownServer,
}) => {
  await signInToDemo(page, ownServer.url)
  await page.goto(`${ownServer.url}/creatives/bulk-editor?text=subtitle`)
  const grid = page.getByRole('grid', { name: /^Subtitle in \d+ languages$/ })
  const cells = grid.getByRole('gridcell', { name: /^Subtitle, / })
  await expect(cells.first()).not.toHaveText('')
  await expectAccessible(page, 'the grid')
  expect(await sideways(page)).toBe(0)
  const before = await cells.first().innerText()

  await cells.first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type(' now')
  await page.keyboard.press('Enter')
  await expect(cells.first()).toHaveText(`${before} now`)
  await expect(cells.nth(1)).toBeFocused()

  await page.getByRole('button', { name: 'Find and replace' }).click()
  const dialog = page.getByRole('dialog', { name: 'Find and replace' })
  await dialog.getByRole('textbox', { name: 'Find' }).fill('now')
  await dialog.getByRole('textbox', { name: 'Replace with' }).fill('again')
  await expectAccessible(page, 'find and replace')
  await dialog.getByRole('button', { name: 'Save 1 text as a draft' }).click()
  await expect(cells.first()).toHaveText(`${before} again`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cells.first()).toHaveText(`${before} now`)

  await page.setViewportSize({ width: 390, height: 844 })
  const first = page
    .getByRole('list', { name: /^Subtitle in/ })
    .getByRole('textbox')
    .first()
  await expect(first).toHaveValue(`${before} now`)
  await expectAccessible(page, 'the cards')
  expect(await sideways(page)).toBe(0)
})

test('MENU-076: what is published is shown by language, also on a phone', async ({ page, server }) => {
  await signInToDemo(page, server.url)
  await page.goto(`${server.url}/creatives/store-data`)
  const table = page.getByRole('table', { name: 'Published texts' })
  await expect(table.getByRole('link', { name: /^Edit / }).first()).toBeVisible()
  await expectAccessible(page, 'store data')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('list', { name: 'Published texts' })).toBeVisible()
  await expectAccessible(page, 'store data on a phone')
  expect(await sideways(page)).toBe(0)
})

test('MENU-075, MENU-078: texts leave as a table and come back changed, line by line', async ({ page, server }) => {
  await signInToDemo(page, server.url)
  await page.goto(`${server.url}/creatives/import-export`)
  await expect(page.getByRole('button', { name: 'Save as CSV' })).toBeEnabled()
  await expectAccessible(page, 'import and export')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const table = await readFile(await (await download).path(), 'utf8')

  await page.getByRole('link', { name: 'CSV upload' }).last().click()
  const choose = async (text: string) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a CSV or XLSX file' }).click()
    await (await chooser).setFiles({ name: 'texts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  }
  await choose(table)
  await expect(page.getByText('Nothing changes.')).toBeVisible()
  const rows = Array.from({ length: 5000 }, (_, index) => `xx-${index},Nothing`).join('\n')
  await choose(`language,subtitle\nen-US,Rain for light sleepers\n${rows}`)
  await expect(page.getByText('5,000 cells are left out:')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save 1 text as a draft' })).toBeEnabled()
  await expectAccessible(page, 'CSV upload')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await sideways(page)).toBe(0)
})
