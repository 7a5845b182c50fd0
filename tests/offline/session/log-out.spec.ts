import type { Page } from '@playwright/test'
import { toggleFavourite } from '#tests/support/pages/changes.ts'
import { FaultProxy } from '#tests/support/faults/fault-proxy.ts'
import { canariesOf, residue } from '#tests/support/pages/residue.ts'
import { appTitle, connection, expect, exploreDemo, filled, test } from '#tests/support/test.ts'

test.slow()

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
}

const leftOvers = (page: Page) => page.getByRole('dialog', { name: /not sent/ })

test('AUTH-042, C-27: log-out in one tab ends both and leaves nothing of the user on the device', async ({
  page,
  context,
  ownServer,
}) => {
  await exploreDemo(page, ownServer.url)
  const canaries = [...(await canariesOf(page)), 'Moorlight']
  expect(await residue(page, canaries)).not.toEqual([])
  const other = await context.newPage()
  await other.goto(ownServer.url)
  await expect(appTitle(other)).toContainText('Moorlight')
  await filled(page)

  await logOut(page)
  await expect(page).toHaveURL(/\/login/, { timeout: 30_000 })
  await expect(other).toHaveURL(/\/login/, { timeout: 30_000 })
  await expect.poll(() => residue(page, canaries), { timeout: 30_000 }).toEqual([])
  // A renewal under way ends first.
  await expect
    .poll(() => context.cookies(`${ownServer.url}/api/auth/v1/token/refresh`), { timeout: 30_000 })
    .toEqual([])
  await other.reload()
  await expect(other).toHaveURL(/\/login/)
  expect(await residue(other, canaries)).toEqual([])
})

test('C-27: log-out offline leaves nothing either; the session ends on the server at the next contact', async ({
  page,
  context,
  ownServer,
}) => {
  await exploreDemo(page, ownServer.url)
  const canaries = [...(await canariesOf(page)), 'Moorlight']
  const other = await context.newPage()
  await other.goto(ownServer.url)
  await expect(appTitle(other)).toContainText('Moorlight')
  const [cookie] = await context.cookies(`${ownServer.url}/api/auth/v1/token/refresh`)
  await ownServer.kill()
  await page.reload()
  await expect(connection(page)).toHaveText(/^Offline/)

  await logOut(page)
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
  await expect.poll(() => residue(page, canaries), { timeout: 20_000 }).toEqual([])
  await page.reload()
  await expect(page).toHaveURL(/\/login/)

  // The heartbeat finds the server again.
  const told = context.waitForEvent('response', {
    predicate: (response) => response.url().endsWith('/auth/v1/logout'),
    timeout: 60_000,
  })
  await ownServer.start()
  expect((await told).status()).toBe(204)
  const again = await fetch(`${ownServer.url}/api/auth/v1/token/refresh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken: cookie?.value }),
  })
  expect(await again.json()).toMatchObject({ error: 'REFRESH_TOKEN_INVALID' })
  expect(await residue(page, canaries)).toEqual([])
})

test('C-27: log-out asks when changes wait: cancelled it changes nothing, sent now they arrive first', async ({
  page,
  ownServer,
}) => {
  const proxy = await FaultProxy.start(ownServer.port)
  try {
    await exploreDemo(page, proxy.url)
    const busy = JSON.stringify({ error: 'UNAVAILABLE', message: 'as told' })
    proxy.break('PUT', /favourite/, { kind: 'answer', status: 503, headers: { 'retry-after': '600' }, body: busy }, 100)
    await toggleFavourite(page, 'Japan', true)
    await expect(connection(page)).toContainText('1 change')

    await logOut(page)
    await expect(leftOvers(page)).toContainText('1 change not sent')
    await leftOvers(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(leftOvers(page)).toBeHidden()
    await expect(appTitle(page)).toContainText('Moorlight')
    await expect(connection(page)).toContainText('1 change')

    await logOut(page)
    const file = page.waitForEvent('download')
    await leftOvers(page).getByRole('button', { name: 'Export' }).click()
    expect((await file).suggestedFilename()).toBe('storeglass-changes.json')
    proxy.mend()
    await leftOvers(page).getByRole('button', { name: 'Send now' }).click()
    await expect(page).toHaveURL(/\/login/)
    expect(proxy.forwarded.filter((line) => line.startsWith('PUT') && line.includes('/JP'))).toHaveLength(1)
  } finally {
    await proxy.stop()
  }
})

test('C-27: discarding what waits logs out and deletes it', async ({ page, ownServer }) => {
  await exploreDemo(page, ownServer.url)
  const canaries = [...(await canariesOf(page)), 'Moorlight']
  await ownServer.kill()
  await page.reload()
  await expect(connection(page)).toHaveText(/^Offline/)
  await toggleFavourite(page, 'United States', true)
  await expect(connection(page)).toContainText('1 change waiting')
  await logOut(page)
  await expect(leftOvers(page).getByRole('button', { name: 'Send now' })).toBeDisabled()
  await leftOvers(page).getByRole('button', { name: 'Log out and discard' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => residue(page, canaries), { timeout: 20_000 }).toEqual([])
})

test('AUTH-042: who logs in as somebody else in a second tab is that person in the first one too', async ({
  page,
  context,
  ownServer,
}) => {
  await exploreDemo(page, ownServer.url)
  const canaries = await canariesOf(page)
  const other = await context.newPage()
  await other.goto(ownServer.url)
  await expect(appTitle(other)).toContainText('Moorlight')
  await logOut(other)
  await expect(page).toHaveURL(/\/login/)
  await other.getByRole('button', { name: 'Explore the demo' }).click()
  await expect(appTitle(other)).toContainText('Moorlight')
  await expect(appTitle(page)).toContainText('Moorlight')
  const now = await canariesOf(page)
  expect(now).toEqual(await canariesOf(other))
  for (const canary of canaries) expect(now).not.toContain(canary)
  expect(await residue(page, canaries)).toEqual([])
})
