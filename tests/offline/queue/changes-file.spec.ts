import { readFileSync } from 'node:fs'
import { openEmbedded } from '#server/db/database.ts'
import { countriesAtHand, pendingChanges, toggleFavourite, trackCountry } from '#tests/support/pages/changes.ts'
import { deviceRows } from '#tests/support/pages/device-rows.ts'
import type { ServerProcess } from '#tests/support/servers/server-process.ts'
import { launchWith } from '#tests/support/pages/launch-file.ts'
import { logInAs, signUpAndVerify } from '#tests/support/pages/sign-up.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { appTitle, comeBack, connection, expect, goOffline, test, workerReady } from '#tests/support/test.ts'

test.slow()

/** What the server's database holds of the changes below, and the keys that it has done; the server must be away. */
async function heldBy(server: ServerProcess) {
  const { db, close } = await openEmbedded(server.data)
  const favourites = await db.selectFrom('favourite_country').select('country_code').orderBy('country_code').execute()
  const changes = await db.selectFrom('organisation_change').select(['action', 'subject']).orderBy('at').execute()
  const keys = await db.selectFrom('idempotency_key').select('key').execute()
  await close()
  return { favourites, changes, keys }
}

test('changes made offline, exported and discarded at the log-out are added from their file, each once; the same file once more changes nothing', async ({
  page,
  ownServer,
}, testInfo) => {
  const email = await signUpAndVerify(page, ownServer)
  await expect(appTitle(page)).toContainText('Moorlight')
  await workerReady(page)
  await countriesAtHand(page)
  await goOffline(page, ownServer)
  await toggleFavourite(page, 'United States', true)
  await trackCountry(page, 'Japan')
  await expect(connection(page)).toContainText('2 changes waiting')

  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  const leaving = page.getByRole('dialog', { name: '2 changes not sent' })
  const exported = page.waitForEvent('download')
  await leaving.getByRole('button', { name: 'Export' }).click()
  const file = testInfo.outputPath('storeglass-changes.json')
  await (await exported).saveAs(file)
  await leaving.getByRole('button', { name: 'Log out and discard' }).click()
  await expect(page).toHaveURL(/\/login/)

  await comeBack(page, ownServer)
  await logInAs(page, email)
  await expect(appTitle(page)).toContainText('Moorlight')
  const addFile = async () => {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Add changes from a file' }).click()
    await (await choosing).setFiles(file)
    const added = page.getByRole('dialog', { name: 'Changes from a file' })
    await expect(added.getByRole('status')).toContainText('2 changes added.')
    await expect(added.getByRole('listitem')).toHaveText([/^Add United States to favourites/, /^Track country Japan/])
    await added.getByRole('button', { name: 'Close' }).last().click()
    await expect(added).toBeHidden()
    await expect.poll(() => deviceRows(page, 'outbox', 'commands')).toEqual([])
  }
  await page.goto(`${ownServer.url}/settings/offline`)
  await addFile()
  await addFile()
  await ownServer.kill()
  const { favourites, changes, keys } = await heldBy(ownServer)
  expect(favourites).toEqual([{ country_code: 'US' }])
  expect(changes.filter(({ subject }) => subject === 'ja-JP')).toHaveLength(1)
  expect(keys).toHaveLength(2)
})

test('a file of changes is added without the server, too, on a page that was never opened before', async ({
  page,
  ownServer,
}, testInfo) => {
  await openDemo(page, ownServer.url)
  await goOffline(page, ownServer)
  await toggleFavourite(page, 'Japan', true)
  const pending = await pendingChanges(page)
  const exported = page.waitForEvent('download')
  await pending.getByRole('button', { name: 'Export changes' }).click()
  const file = testInfo.outputPath('storeglass-changes.json')
  await (await exported).saveAs(file)
  await pending.getByRole('button', { name: 'Undo' }).click()
  await expect(connection(page)).toHaveText('Offline')

  await page.goto(`${ownServer.url}/settings/offline`)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add changes from a file' }).click()
  await (await choosing).setFiles(file)
  await expect(page.getByRole('dialog', { name: 'Changes from a file' }).getByRole('status')).toContainText(
    '1 change added.',
  )
  await expect(connection(page)).toContainText('1 change waiting')

  // The same file, opened with the installed app.
  await launchWith(page, 'storeglass-changes.json', readFileSync(file, 'utf8'))
  await page.goto(`${ownServer.url}/open`)
  await expect(page.getByRole('dialog', { name: 'Changes from a file' }).getByRole('status')).toContainText(
    'This file has no new changes.',
  )
  await expect(page).toHaveURL(/settings\/offline/)
  await comeBack(page, ownServer)
  await expect(connection(page)).toHaveText(/^Online[^\d]*$/)
})

test('a file that is neither changes nor for this person to import says so, and leads on', async ({ page, server }) => {
  await openDemo(page, server.url)
  await page.goto(`${server.url}/open`)
  await expect(page.getByRole('heading', { name: 'No file opened' })).toBeVisible()
  await launchWith(page, 'notes.json', '{"format":"notes"}')
  await page.goto(`${server.url}/open`)
  await expect(page.getByRole('heading', { name: "Storeglass can't open this file" })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'On this device' }).click()
  await expect(page).toHaveURL(/settings\/offline/)
})
