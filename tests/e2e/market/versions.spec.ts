import { openDemo } from '#tests/support/pages/demo-api.ts'
import { expect, test } from '#tests/support/test.ts'

test('OV-043: two versions are compared by keyboard, word by word', async ({ page, server }) => {
  await openDemo(page, server.url)
  await page.getByRole('button', { name: 'Version history' }).click()
  const dialog = page.getByRole('dialog', { name: 'Version history' })
  const tabs = dialog.getByRole('tab')
  await expect(tabs.first()).toBeFocused()
  await page.keyboard.press('Tab')
  const other = dialog.getByRole('combobox', { name: 'Compare with' })
  await expect(other).toBeFocused()
  // The oldest version has other texts than the newest.
  await page.keyboard.press('End')
  const [newest, oldest] = await Promise.all(
    [tabs.first(), tabs.last()].map((tab) => tab.locator('span').first().innerText()),
  )
  await expect(dialog.getByRole('status')).toHaveText(
    new RegExp(`^From ${oldest} to ${newest}: \\d+ texts? changed\\.$`),
  )
  const panel = dialog.getByRole('tabpanel')
  await expect(panel.getByRole('heading', { level: 3 })).toContainText([newest ?? '', oldest ?? '', 'Changed texts'])
  await expect(panel.getByRole('deletion').first()).toContainText(/^Removed: \S/)
  await expect(panel.getByRole('insertion').first()).toContainText(/^Added: \S/)
  await page.keyboard.press('Tab')
  await expect(panel).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Version history' })).toBeFocused()
})
