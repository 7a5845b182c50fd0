import type { Page } from '@playwright/test'
import type { Connection } from '#contract/connections/connection.ts'
import { dialogs, expectAccessible } from '#tests/support/pages/axe.ts'
import {
  appRow,
  drawer,
  figuresCame,
  myApps,
  openConnection,
  openMyApps,
  ownDownloads,
  startConnection,
  takeSampleKey,
} from '#tests/support/pages/connections.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { isKept } from '#tests/support/pages/kept.ts'
import { comeBack, connection, expect, filled, goOffline, test } from '#tests/support/test.ts'

const needs = 'Needs a connection, the store checks the key'

/** Every part of the drawer's code is on the device as soon as it was opened once. */
async function visit(page: Page, url: string): Promise<void> {
  await openMyApps(page, url)
  await expect(
    appRow(page, 'Moorlight')
      .getByRole('button', { name: /^Connected/ })
      .first(),
  ).toBeVisible()
  await isKept(page, 'getConnections')
}

test('CONN-013, CONN-015, CONN-012, OP-69: connections are read without the server; a name, an assignment and an app that is removed wait through a restart and are applied exactly once', async ({
  profile,
  ownServer,
}) => {
  test.slow()
  const first = await profile.open()
  const api = await openDemo(first, ownServer.url)
  await visit(first, ownServer.url)
  await goOffline(first, ownServer)
  await first.reload()
  await expect(appRow(first, 'Moorlight').getByRole('button', { name: /^Connected, App Store Connect/ })).toHaveCount(2)
  await expect(first.getByText(/^Saved /).first()).toBeVisible()
  await expect(first.getByText(`New connection: ${needs.toLowerCase()}`)).toBeVisible()
  await expect(first.getByRole('button', { name: 'New connection', exact: true })).toBeDisabled()
  await expectAccessible(first, 'my apps without the server')

  const opened = await openConnection(first, 'Stores', 'App Store Connect')
  await expect(opened.getByRole('list', { name: 'What this key may do' })).toContainText('Granted')
  for (const name of ['Revoke', 'Replace key', 'Check again'])
    await expect(opened.getByRole('button', { name, exact: true })).toBeDisabled()
  await expect(opened.getByText(needs)).toBeVisible()
  await expectAccessible(first, 'a connection without the server', dialogs)
  await opened.getByRole('button', { name: 'Rename' }).click()
  await opened.getByRole('textbox', { name: 'Name of the connection' }).fill('Low Fen Studio')
  await first.keyboard.press('Enter')
  const renamed = drawer(first, 'Low Fen Studio')
  await renamed.getByRole('button', { name: 'Add or remove apps' }).click()
  const apps = first.getByRole('dialog', { name: 'Apps of “Low Fen Studio”' })
  await apps.getByRole('button', { name: 'Remove Facet Fall: Gem Puzzle' }).click()
  await expect(apps.getByRole('listitem').filter({ hasText: 'Facet Fall' })).toContainText('Not sent yet')
  await apps.getByRole('button', { name: 'Done' }).click()
  await first.keyboard.press('Escape')
  await first.getByRole('link', { name: /^My apps/ }).click()
  await first.getByRole('button', { name: /^More for Trailmoss/ }).click()
  await first.getByRole('menuitem', { name: 'Remove app' }).click()
  const question = first.getByRole('alertdialog')
  await question.getByRole('textbox').fill('Trailmoss: Wanderkarte offline')
  await expect(question.getByText("We'll remove it when you're back online.")).toBeVisible()
  await question.getByRole('button', { name: 'Remove app' }).click()
  await expect(appRow(first, 'Trailmoss')).toHaveCount(0)
  await expect(connection(first)).toContainText('3 changes waiting')

  await profile.close()
  const page = await profile.open()
  await page.goto(`${ownServer.url}/connection/my-apps`)
  await expect(appRow(page, 'Moorlight')).toContainText('Low Fen Studio')
  await expect(appRow(page, 'Trailmoss')).toHaveCount(0)
  await expect(connection(page)).toContainText('3 changes waiting')
  const sent: string[] = []
  page.on('response', (response) => {
    const method = response.request().method()
    const { pathname } = new URL(response.url())
    if (method !== 'GET' && response.ok() && /\/connections\/|\/apps\//.test(pathname))
      sent.push(`${method} ${pathname.split('/').at(-1)}`)
  })
  await comeBack(page, ownServer)
  await expect(connection(page)).not.toContainText('waiting', { timeout: 60_000 })
  // What does not depend on each other is sent at the same time.
  expect(sent.toSorted()).toEqual(['DELETE example.mossworks.trailmoss', 'PUT apps', 'PUT name'])
  const { content } = await api.get<{ content: Connection[] }>('/connectionresources/v1/connections?pageSize=50')
  expect(content[0]).toMatchObject({ name: 'Low Fen Studio', assignedApps: [{ isPrimary: true }] })
  expect((await api.projects()).map(({ title }) => title.split(':')[0])).toEqual(['Moorlight', 'Facet Fall'])
  await page.reload()
  await expect(appRow(page, 'Moorlight')).toContainText('Low Fen Studio')
  await expect(myApps(page).getByRole('rowheader')).toHaveCount(2)
})

test('CONN-009, CONN-019: without the server a new connection can be filled in and checked, and says what it needs; what was typed stays, the key does not', async ({
  page,
  ownServer,
}) => {
  test.slow()
  await openDemo(page, ownServer.url)
  await visit(page, ownServer.url)
  const dialog = await startConnection(page, 'app-store-connect')
  await takeSampleKey(dialog)
  const issuer = await dialog.getByRole('textbox', { name: 'Issuer ID' }).inputValue()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('On a train')
  await goOffline(page, ownServer)
  await expect(dialog.getByRole('button', { name: 'Connect', exact: true })).toBeDisabled()
  await expect(dialog.getByRole('status').filter({ hasText: 'Needs a connection' })).toBeVisible()

  await page.reload()
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('On a train')
  await expect(dialog.getByRole('textbox', { name: 'Issuer ID' })).toHaveValue(issuer)
  await expect(dialog.getByText(/^Choose AuthKey_\w{10}\.p8 again: Storeglass never stores a key/)).toBeVisible()
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'key.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('a text'),
  })
  await expect(dialog.getByRole('list', { name: 'Check of the key' })).toContainText('Wrong file type')
  await expect(dialog.getByRole('button', { name: 'Connect', exact: true })).toBeDisabled()

  // By its address, as from a tab that was open before.
  const [, id] = /connection=([\w-]+)/.exec(await addressOfFirst(page, ownServer.url)) ?? []
  await page.goto(`${ownServer.url}/connection/stores?connection=${id}&act=revoke`)
  const question = page.getByRole('alertdialog')
  await expect(question.getByText('Revoking needs a connection: the server deletes the key.')).toBeVisible()
  await expect(question.getByRole('button', { name: /^Revoke/ })).toBeDisabled()
})

async function addressOfFirst(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/connection/stores`)
  await page
    .getByRole('list', { name: 'Stores' })
    .getByRole('button', { name: 'App Store Connect', exact: true })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  return page.url()
}

test('MENU-062: own figures are read without the server, in the overview and on their page, with their age, and are saved as a file', async ({
  page,
  serverWithFigures,
}) => {
  test.slow()
  const api = await openDemo(page, serverWithFigures.url)
  await figuresCame(api)
  const line = await ownDownloads(page)
  await page.goto(`${serverWithFigures.url}/dashboard/app-performance`)
  await expect(page.getByRole('table', { name: 'By source' })).toBeVisible()
  await isKept(page, 'getOwnPerformance')
  await filled(page)

  await goOffline(page, serverWithFigures)
  await page.reload()
  await expect(page.getByRole('table', { name: 'By source' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'From impression to install' })).toContainText('Impressions')
  await expect(page.getByText(/^Saved /).first()).toBeVisible()
  await page.getByRole('button', { name: 'Export' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Countries as CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/countries-30-days-\d{4}-\d\d-\d\d\.csv$/)
  await page.goto(`${serverWithFigures.url}/app-overview`)
  await expect(line).toBeVisible()
})
