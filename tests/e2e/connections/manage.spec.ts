import { dialogs, expectAccessible } from '#tests/support/pages/axe.ts'
import {
  appRow,
  breakKey,
  connectSampleKey,
  drawer,
  myApps,
  openConnection,
  openMyApps,
  rightIn,
  takeSampleKey,
} from '#tests/support/pages/connections.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import { expect, test } from '#tests/support/test.ts'

test('CONN-015, CONN-016, CONN-020, OP-68: a connection is renamed, apps are assigned and taken away, and another one is made primary', async ({
  page,
  server,
}) => {
  test.slow()
  await signInToDemo(page, server.url)
  await openMyApps(page, server.url)
  await connectSampleKey(page, 'app-store-connect', 'Second team key')
  const choice = page.getByRole('dialog', { name: 'New connection' })
  const line = choice.getByRole('listitem').filter({ hasText: 'Facet Fall' })
  await expect(line).toContainText('has “App Store Connect”')
  await line.getByRole('button', { name: /^Add / }).click()
  await choice.getByRole('button', { name: 'Done' }).click()
  await expect(appRow(page, 'Facet Fall')).toContainText('Second team key')

  const first = await openConnection(page, 'Stores', 'App Store Connect')
  await expect(rightIn(first, 'Read reviews')).toContainText('Granted')
  await expect(rightIn(first, 'Reply to reviews')).toContainText('Not tried yet')
  await expectAccessible(page, 'a connection', dialogs)
  await first.getByRole('button', { name: /^Make primary: Facet Fall/ }).click()
  await expect(first.getByRole('button', { name: /^Make primary: Facet Fall/ })).toHaveCount(0)
  await first.getByRole('button', { name: 'Rename' }).click()
  await first.getByRole('textbox', { name: 'Name of the connection' }).fill('Low Fen Studio')
  await page.keyboard.press('Enter')
  await expect(drawer(page, 'Low Fen Studio')).toBeVisible()
  await drawer(page, 'Low Fen Studio').getByRole('button', { name: 'Add or remove apps' }).click()
  const apps = page.getByRole('dialog', { name: 'Apps of “Low Fen Studio”' })
  await apps.getByRole('button', { name: 'Remove Moorlight: Sleep & Wind Down' }).click()
  await expect(apps.getByRole('button', { name: 'Add Moorlight: Sleep & Wind Down' })).toBeVisible()
  await apps.getByRole('button', { name: 'Done' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('status', { name: 'Connection' })).not.toContainText('waiting')

  await openMyApps(page, server.url)
  await expect(appRow(page, 'Facet Fall')).toContainText('Low Fen Studio')
  // The one with the revoked key is left.
  await expect(appRow(page, 'Moorlight').getByRole('button', { name: 'Broken, Former team key' })).toBeVisible()
})

test('CONN-018: a key that is revoked in the console is said to be broken within a minute, and a new key mends it', async ({
  page,
  server,
}) => {
  test.slow()
  await signInToDemo(page, server.url)
  await openMyApps(page, server.url)
  await expect(appRow(page, 'Moorlight').getByRole('button', { name: /^Connected, App Store Connect/ })).toHaveCount(2)
  const opened = await openConnection(page, 'Stores', 'App Store Connect')
  const asked = Date.now()
  await breakKey(opened)
  await opened.getByRole('button', { name: 'Check again' }).click()
  await expect(opened.getByRole('status').filter({ hasText: 'no longer accepts the key' })).toBeVisible()
  expect(Date.now() - asked).toBeLessThan(60_000)
  await expectAccessible(page, 'a broken connection', dialogs)

  await opened.getByRole('button', { name: 'Replace key' }).click()
  const form = page.getByRole('dialog', { name: 'Replace the key of “App Store Connect”' })
  await takeSampleKey(form)
  await expectAccessible(page, 'another key', dialogs)
  await form.getByRole('button', { name: 'Replace key', exact: true }).click()
  await expect(page.getByText('The key of “App Store Connect” is replaced')).toBeVisible({ timeout: 30_000 })
  await expect(rightIn(opened, 'Read reviews')).toContainText('Granted')
  await expect(opened).not.toContainText('no longer accepts the key')
  await openMyApps(page, server.url)
  await expect(appRow(page, 'Moorlight').getByRole('button', { name: /^Connected, App Store Connect/ })).toHaveCount(2)
})

test('CONN-019, CONN-024, CONN-025, OP-67: before a connection is revoked its apps are told, and it can be connected anew', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server.url)
  await openMyApps(page, server.url)
  const opened = await openConnection(page, 'Stores', 'App Store Connect')
  await opened.getByRole('button', { name: 'Revoke', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Revoke “App Store Connect”?' })
  const left = question.getByRole('list', { name: 'Apps that lose this connection' }).getByRole('listitem')
  await expect(left).toHaveCount(2)
  await expect(left.filter({ hasText: 'Facet Fall' })).toContainText('Stops working: Reviews, Replies')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page, 'the question before revoking', '[role=alertdialog]')
  await question.getByRole('button', { name: 'Revoke from 2 apps' }).click()
  await expect(page.getByText('“App Store Connect” is revoked')).toBeVisible()
  await openMyApps(page, server.url)
  await expect(appRow(page, 'Facet Fall').getByRole('button', { name: /^Connected, App Store/ })).toHaveCount(0)

  // CONN-018: the broken one asks for the same.
  await page
    .getByRole('region', { name: 'Former team key' })
    .getByRole('button', { name: 'Revoke and reconnect' })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke from 1 app' }).click()
  const form = page.getByRole('dialog', { name: 'New connection' })
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Former team key')
  await expect(form.getByRole('textbox', { name: 'Issuer ID' })).toHaveValue('')
})

test('CONN-014, CONN-029, OP-69: an app is added by its name, and removed only after its name was typed', async ({
  page,
  server,
}) => {
  const api = await signInToDemo(page, server.url)
  await openMyApps(page, server.url)
  await page.getByRole('button', { name: 'Add app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an app' })
  await dialog.getByRole('combobox').fill('tidewren')
  await expectAccessible(page, 'an app to add', dialogs)
  await dialog
    .getByRole('option', { name: /^Tidewren/ })
    .first()
    .click()
  await expect(appRow(page, 'Tidewren')).toBeVisible()
  await expect.poll(async () => (await api.projects()).length).toBe(4)

  await page.getByRole('button', { name: /^More for Tidewren/ }).click()
  await page.getByRole('menuitem', { name: 'Remove app' }).click()
  const question = page.getByRole('alertdialog', { name: /^Remove Tidewren/ })
  const remove = question.getByRole('button', { name: 'Remove app' })
  await remove.click()
  await expect(question.getByText("This isn't the app's name.")).toBeVisible()
  await expectAccessible(page, 'the question before an app is removed', '[role=alertdialog]')
  const title = await appRow(page, 'Tidewren')
    .getByRole('rowheader')
    .getByText(/^Tidewren/)
    .textContent()
  await question.getByRole('textbox').fill(title ?? '')
  await remove.click()
  await expect(appRow(page, 'Tidewren')).toHaveCount(0)
  await expect.poll(async () => (await api.projects()).length).toBe(3)
  await expect(myApps(page).getByRole('rowheader')).toHaveCount(3)
})
