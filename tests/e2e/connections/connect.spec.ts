import type { Provider } from '#contract/connections/connection.ts'
import { dialogs, expectAccessible } from '#tests/support/pages/axe.ts'
import {
  appRow,
  connect,
  connectSampleKey,
  openMyApps,
  startConnection,
  takeSampleKey,
} from '#tests/support/pages/connections.ts'
import { signInToDemo } from '#tests/support/pages/demo-api.ts'
import { expect, test } from '#tests/support/test.ts'

const KEY_BYTES_MAX = 64 * 1024
const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

test('CONN-008, CONN-009, CONN-010, CONN-012, CONN-017, OP-65: both stores and both ad platforms are connected with keys of their consoles', async ({
  page,
  server,
}) => {
  test.slow()
  await signInToDemo(page, server.url)
  await openMyApps(page, server.url)
  await page.getByRole('button', { name: 'New connection', exact: true }).click()
  await expectAccessible(page, 'type of a new connection', dialogs)
  await page.keyboard.press('Escape')

  const apps: [Provider, string, string][] = [
    ['app-store-connect', 'Second team key', 'Facet Fall'],
    ['google-play', 'Fenland Studio', 'Trailmoss'],
    ['apple-ads', 'Brand campaigns', 'Facet Fall'],
    ['google-ads', 'Play campaigns', 'Trailmoss'],
  ]
  for (const [provider, name, app] of apps) {
    await connectSampleKey(page, provider, name)
    const dialog = page.getByRole('dialog', { name: 'New connection' })
    await expect(dialog.getByText('The key works.')).toBeVisible()
    const line = dialog.getByRole('listitem').filter({ hasText: app })
    await line.getByRole('button', { name: /^Add / }).click()
    await expect(line.getByRole('button', { name: /^Remove / })).toBeVisible()
    if (provider === 'app-store-connect') await expectAccessible(page, 'apps of a new connection', dialogs)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(`“${name}” is connected`)).toBeVisible()
  }
  await expect(appRow(page, 'Facet Fall')).toContainText('Second team key')
  await expect(appRow(page, 'Trailmoss')).toContainText('Fenland Studio')
  await expect(appRow(page, 'Trailmoss')).toContainText('Google Ads')
  await page.reload()
  await expect(appRow(page, 'Facet Fall')).toContainText('Second team key')
  const tabs = page.getByRole('navigation', { name: 'Connections' })
  await tabs.getByRole('link', { name: 'Ad platforms' }).click()
  await expect(page.getByRole('list', { name: 'Ad platforms' }).getByRole('listitem')).toHaveCount(3)
})

test('CONN-011, OP-69, ERR-044: the device refuses a wrong type, a file that is too large and no key; the store a key that it does not know', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server.url)
  await openMyApps(page, server.url)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/connectionresources/v1/connections'))
      sent.push(request.url())
  })
  const dialog = await startConnection(page, 'app-store-connect')
  const choose = dialog.locator('input[type=file]')
  const check = dialog.getByRole('list', { name: 'Check of the key' })
  const send = dialog.getByRole('button', { name: 'Connect', exact: true })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Not a key')
  await dialog.getByRole('textbox', { name: 'Issuer ID' }).fill('69a6de7f-3c1b-47e3-a053-5bc7c11a4d1e')
  await dialog.getByRole('textbox', { name: 'Key ID' }).fill('2X9R4HM3T8')

  await choose.setInputFiles(file('key.txt', 'a text'))
  await expect(check).toContainText('Wrong file type. It must be .p8.')
  await expectAccessible(page, 'wrong file type', dialogs)
  await send.click()
  await choose.setInputFiles(file('AuthKey_2X9R4HM3T8.p8', 'x'.repeat(KEY_BYTES_MAX + 1)))
  await expect(check).toContainText("The file is larger than 64 KB, so it isn't a key.")
  await send.click()
  await choose.setInputFiles(file('AuthKey_2X9R4HM3T8.p8', '-----BEGIN PRIVATE KEY-----\nAAAA\n'))
  await expect(check).toContainText("This isn't a usable private key (PEM, P-256)")
  await send.click()
  await expect(dialog.getByRole('button', { name: 'Replace: Private key, .p8 file' })).toBeFocused()
  expect(sent).toEqual([])

  // A good key under an ID that its console has never given out.
  await takeSampleKey(dialog)
  await dialog.getByRole('textbox', { name: 'Issuer ID' }).fill('69a6de7f-3c1b-47e3-a053-5bc7c11a4d1e')
  await send.click()
  await expect(dialog.getByRole('alert')).toContainText('App Store Connect does not accept this key')
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Not a key')
  await expectAccessible(page, 'a key that is refused', dialogs)
})

test('ERR-038: a key that is connected already leads to its connection', async ({ page, server }) => {
  await signInToDemo(page, server.url)
  await openMyApps(page, server.url)
  const dialog = await startConnection(page, 'app-store-connect')
  const answered = page.waitForResponse((response) => response.url().endsWith('/sample-keys'))
  await takeSampleKey(dialog)
  const made = (await (await answered).json()) as { fileName: string; file: string; fields: Record<string, string> }
  await dialog.getByRole('textbox', { name: 'Name' }).fill('First')
  await connect(dialog)
  await dialog.getByRole('button', { name: 'Done' }).click()

  await startConnection(page, 'app-store-connect')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Second')
  await dialog.getByRole('textbox', { name: 'Issuer ID' }).fill(made.fields['issuerId'] ?? '')
  await dialog.locator('input[type=file]').setInputFiles(file(made.fileName, made.file))
  await expect(dialog.getByRole('textbox', { name: 'Key ID' })).toHaveValue(made.fields['keyId'] ?? '')
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('A connection with the provided credentials already exists.')
  await dialog.getByRole('button', { name: 'Open it' }).click()
  await expect(page.getByRole('dialog', { name: 'Connection First' })).toBeVisible()
})
