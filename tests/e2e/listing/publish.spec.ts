import { expectAccessible } from '#tests/support/pages/axe.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import { connectSampleKey, openMyApps } from '#tests/support/pages/connections.ts'
import { expect, pick, test } from '#tests/support/test.ts'

test('a short description is published to Google Play; while that is reviewed, another one is not, unless it is taken back', async ({
  page,
  server,
}) => {
  test.slow()
  await signInToDemo(page, server.url)
  await openMyApps(page, server.url)
  await connectSampleKey(page, 'google-play', 'Fenland Studio')
  const connected = page.getByRole('dialog', { name: 'New connection' })
  await connected.getByRole('listitem').filter({ hasText: 'Trailmoss' }).getByRole('button', { name: /^Add / }).click()
  await connected.getByRole('button', { name: 'Done' }).click()

  await page.goto(`${server.url}/creatives/store-listing`)
  await pick(page, 'App', /Trailmoss/)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog', { name: 'Publish to Play Console' })
  const write = async (name: string, text: string) => {
    await main.getByRole('textbox', { name }).fill(text)
    await main.getByRole('textbox', { name }).blur()
    await main.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog.getByRole('checkbox', { name })).toBeChecked()
  }
  const publish = async () => {
    await dialog.getByRole('button', { name: 'Publish 1 change' }).click()
    await expect(dialog).toBeHidden()
  }
  const stateOf = (name: string) => main.getByRole('listitem').filter({ hasText: name })

  await write('Short description', 'Karten für Täler ohne Netz.')
  await expectAccessible(page, 'publish to Play Console')
  await publish()
  await expect(stateOf('Short description').getByText('Submitted for review')).toBeVisible({ timeout: 30_000 })

  await write('Name', 'Trailmoss: Wanderkarte')
  await publish()
  await expect(main.getByText(/Other changes of this app are in review/)).toBeVisible({ timeout: 30_000 })
  await main.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('radio', { name: 'Cancel that review, and send all changes together' }).click()
  await publish()
  await expect(stateOf('Name').getByText('Submitted for review')).toBeVisible({ timeout: 30_000 })
})
