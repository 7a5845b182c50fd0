import { violations } from '#tests/support/pages/axe.ts'
import { isKept } from '#tests/support/pages/kept.ts'
import { comeBack, connection, expect, exploreDemo, goOffline, test } from '#tests/support/test.ts'

test('CONN-015, OP-68: connections are read without the server; changes of name, apps and primary connection are sent exactly once', async ({
  page,
  ownServer,
}) => {
  test.slow()
  await exploreDemo(page, ownServer.url)
  await page.goto(`${ownServer.url}/connection/my-apps`)
  const table = page.getByRole('table', { name: 'My apps' })
  await expect(table.getByRole('row', { name: /Moorlight/ })).toContainText('Connected')
  await isKept(page, 'getConnections')

  await goOffline(page, ownServer)
  await page.reload()
  await expect(table.getByRole('row', { name: /Moorlight/ })).toContainText('Connected')
  await expect(page.getByText(/^Saved /).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'New connection' })).toBeDisabled()
  expect(await violations(page)).toEqual([])

  await page.getByRole('navigation', { name: 'Connections' }).getByRole('link', { name: 'Stores' }).click()
  const stores = page.getByRole('list', { name: 'Stores' })
  await stores.getByRole('button', { name: 'App Store Connect', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('See the apps')).toBeVisible()
  for (const name of ['Revoke', 'Replace key'])
    await expect(drawer.getByRole('button', { name, exact: true })).toBeDisabled()
  await expect(drawer.getByText('Needs a connection, the store checks the key').first()).toBeVisible()
  await drawer.getByRole('button', { name: 'Rename' }).click()
  await drawer.getByRole('textbox', { name: 'Name of the connection' }).fill('Night team')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Connection Night team' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(stores.getByRole('listitem').filter({ hasText: 'Night team' })).toContainText('Waiting to send')
  await expect(connection(page)).toContainText('1 change waiting')

  await stores.getByRole('button', { name: 'Former team key', exact: true }).click()
  await drawer.getByRole('button', { name: /^Make Moorlight.* primary$/ }).click()
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Moorlight' })).toContainText('Primary')
  await drawer.getByRole('button', { name: 'Add or remove apps' }).click()
  const apps = page.getByRole('dialog', { name: 'Apps of “Former team key”' })
  await apps.getByRole('button', { name: /^Add Facet Fall/ }).click()
  await expect(apps.getByRole('listitem').filter({ hasText: 'Facet Fall' })).toContainText('Waiting to send')
  await apps.getByRole('button', { name: 'Done' }).click()
  await expect(connection(page)).toContainText('3 changes waiting')

  const done: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.request().method() !== 'GET' && response.ok() && pathname.includes('onnection'))
      done.push(pathname.replace(/^.*\//, ''))
  })
  await comeBack(page, ownServer)
  await expect(connection(page)).not.toContainText('waiting', { timeout: 60_000 })
  expect(done).toEqual(['name', 'updatePrimary', 'apps'])
  await page.reload()
  await expect(stores.getByRole('button', { name: 'Night team', exact: true })).toBeVisible()
  await expect(stores.getByRole('listitem').filter({ hasText: 'Former team key' })).toContainText('2 apps')
})
