import { readFile } from 'node:fs/promises'
import { expectAccessible } from '#tests/support/pages/axe.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import { expect, test } from '#tests/support/test.ts'

test('a draft leaves as the folders of fastlane and comes back equal, also on a phone', async ({ page, server }) => {
  await signInToDemo(page, server.url)
  await page.goto(`${server.url}/creatives/store-listing`)
  const subtitle = page.getByRole('textbox', { name: 'Subtitle' })
  await subtitle.fill('Rain for light sleepers')
  await subtitle.blur()
  await expect(page.getByText('1 text changed')).toBeVisible()

  await page.getByRole('button', { name: 'fastlane folders' }).click()
  const dialog = page.getByRole('dialog', { name: 'fastlane folders' })
  await expect(dialog.getByText(/1 drafted text in 1 language/)).toBeVisible()
  await expectAccessible(page, 'fastlane folders')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save as ZIP' }).click()
  const buffer = await readFile(await (await download).path())

  const choose = async () => {
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Choose a ZIP archive' }).click()
    await (await chooser).setFiles({ name: 'metadata.zip', mimeType: 'application/zip', buffer })
  }
  await choose()
  await expect(dialog.getByText('All texts of the archive are drafted already.')).toBeVisible()
  await page.keyboard.press('Escape')

  await subtitle.fill('Something else')
  await subtitle.blur()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'fastlane folders' }).click()
  await choose()
  await dialog.getByRole('button', { name: 'Save 1 text as a draft' }).click()
  await expect(subtitle).toHaveValue('Rain for light sleepers')
})
