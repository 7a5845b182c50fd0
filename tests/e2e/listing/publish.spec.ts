import { expectAccessible } from '#tests/support/pages/axe.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import { expect, test } from '#tests/support/test.ts'

test('a subtitle is published to App Store Connect: planned, written, read back and submitted', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server.url)
  await page.goto(`${server.url}/creatives/store-listing`)
  const subtitle = page.getByRole('textbox', { name: 'Subtitle' })
  await subtitle.fill('Rain for light sleepers')
  await subtitle.blur()
  await expect(page.getByText('1 text changed')).toBeVisible()

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish to App Store Connect' })
  await expect(dialog.getByRole('checkbox', { name: 'Subtitle' })).toBeChecked()
  await expectAccessible(page, 'publish')
  await dialog.getByRole('radio', { name: 'Save and submit for review' }).click()
  await dialog.getByRole('button', { name: 'Publish 1 change' }).click()
  await expect(dialog).toBeHidden()

  const status = page.getByRole('listitem').filter({ hasText: 'Subtitle' })
  await expect(status.getByText('Submitted for review')).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page, 'published')
})
