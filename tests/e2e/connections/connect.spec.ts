import { violations } from '#tests/support/pages/axe.ts'
import {
  connectInBrowser,
  fillWithSampleKey,
  type NewConnection,
} from '#tests/support/connections/connect-in-browser.ts'
import { expect, exploreDemo, test } from '#tests/support/test.ts'

// What is tested here has nothing to do with the worker, and installing it takes its time.
test.use({ serviceWorkers: 'block' })

const all: NewConnection[] = [
  { type: 'Review management', provider: 'App Store Connect', name: 'Team key 2' },
  { type: 'Review management', provider: 'Google Play', name: 'Studio account' },
  { type: 'Ad platform', provider: 'Apple Ads', name: 'Winter campaigns' },
  { type: 'Ad platform', provider: 'Google Ads', name: 'Brand campaigns' },
]

test('CONN-008, CONN-009, CONN-012: both stores and both ad platforms are connected, and get their apps', async ({
  page,
  server,
}) => {
  test.slow()
  await exploreDemo(page, server.url)
  await page.goto(`${server.url}/connection/my-apps`)
  for (const one of all) {
    const dialog = await connectInBrowser(page, one)
    expect(await violations(page)).toEqual([])
    const apps = dialog.getByRole('list', { name: 'Apps' })
    await apps.getByRole('button', { name: /^Add / }).first().click()
    await expect(apps.getByText(/^(Added|Replaces the old one)$/).first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden()
  }
  for (const [tab, type] of [
    ['Stores', 'Review management'],
    ['Ad platforms', 'Ad platform'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Connections' }).getByRole('link', { name: tab }).click()
    for (const { name } of all.filter((one) => one.type === type)) {
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
      await expect(row).toContainText('Connected')
      await expect(row).toContainText('1 app')
    }
  }
})

test('CONN-018, CONN-016: a key that is revoked in the console is said at once, and another one makes all go on', async ({
  page,
  server,
}) => {
  test.slow()
  await exploreDemo(page, server.url)
  await page.goto(`${server.url}/connection/stores`)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'App Store Connect' }).first()
  await row.getByRole('button').first().click()
  const drawer = page.getByRole('dialog', { name: 'Connection App Store Connect' })
  await expect(drawer.getByText('See the apps')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Revoke this key in the sample console' }).click()
  await expect(drawer.getByText('App Store Connect no longer accepts the key of “App Store Connect”.')).toBeVisible()
  await drawer.getByRole('button', { name: 'Replace key' }).click()
  const form = page.getByRole('dialog', { name: 'Replace the key of “App Store Connect”' })
  await fillWithSampleKey(form)
  await form.getByRole('button', { name: 'Replace key' }).click()
  await expect(page.getByText('The key of “App Store Connect” is replaced')).toBeVisible()
  await expect(drawer.getByText(/no longer accepts/)).toHaveCount(0)
  await expect(row).toContainText('Connected')
})

test('CONN-019, CONN-024, OP-67: revoking tells what stops, and the apps lose the connection', async ({
  page,
  server,
}) => {
  await exploreDemo(page, server.url)
  await page.goto(`${server.url}/connection/stores`)
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'App Store Connect' })
  const row = rows.filter({ hasText: '2 apps' })
  await row.getByRole('button').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Revoke “App Store Connect”?' })
  await expect(
    question.getByRole('list', { name: 'Apps that lose this connection' }).getByRole('listitem'),
  ).toHaveCount(2)
  expect(await violations(page)).toEqual([])
  await question.getByRole('button', { name: 'Revoke from 2 apps' }).click()
  await expect(page.getByText('“App Store Connect” is revoked')).toBeVisible()
  await expect(row).toHaveCount(0)
})
