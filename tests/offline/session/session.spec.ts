import { pendingChanges, toggleFavourite } from '#tests/support/pages/changes.ts'
import { FaultProxy } from '#tests/support/faults/fault-proxy.ts'
import { signUpAndVerify } from '#tests/support/pages/sign-up.ts'
import { appTitle, comeBack, connection, expect, test, workerReady } from '#tests/support/test.ts'

test('C-27, ERR-003: a session that ended locks the app, keeps the queue, and goes on after the next log-in', async ({
  page,
  ownServer,
}) => {
  const proxy = await FaultProxy.start(ownServer.port)
  try {
    const email = await signUpAndVerify(page, ownServer, { appUrl: proxy.url })
    await expect(appTitle(page)).toContainText('Moorlight')
    await workerReady(page)

    await ownServer.kill()
    await page.reload()
    await expect(connection(page)).toHaveText(/^Offline/)
    await toggleFavourite(page, 'United States', true)
    await expect(connection(page)).toContainText('1 change waiting')
    proxy.break(
      'POST',
      /token\/refresh/,
      {
        kind: 'answer',
        status: 401,
        body: JSON.stringify({ error: 'REFRESH_TOKEN_INVALID', message: 'as told' }),
      },
      5,
    )
    await comeBack(page, ownServer)
    await expect(page).toHaveURL(/\/login/, { timeout: 60_000 })
    await expect(page.getByText(/changes? (is|are) saved on this device/i)).toBeVisible()

    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('Glass-barometer-7')
    // The faults are used up by the page's own tries; log-in itself is never broken.
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(appTitle(page)).toContainText('Moorlight')
    await expect(connection(page)).not.toContainText('waiting', { timeout: 60_000 })
    const dialog = await pendingChanges(page)
    await expect(dialog.getByRole('listitem')).toHaveCount(0)
    expect(proxy.forwarded.filter((line) => line.startsWith('PUT') && line.includes('/US'))).toHaveLength(1)
  } finally {
    await proxy.stop()
  }
})
