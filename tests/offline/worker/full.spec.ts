import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { toggleFavourite } from '#tests/support/pages/changes.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { deviceRows, putRows } from '#tests/support/pages/device-rows.ts'
import { fillDevice, limitRoom } from '#tests/support/faults/full-device.ts'
import { comeBack, connection, expect, goOffline, test, watch } from '#tests/support/test.ts'

/** More than the app takes up after a first visit and {@link oldAnswers} together, so that there is something to let go, bytes. */
const ROOM = 16_000_000

/** Answers to nothing that the app asks, last used a day ago: 3.3 MB of what no disk can press together. */
const oldAnswers = () =>
  Array.from({ length: 110 }, (_, n) => {
    const data = randomBytes(22_500).toString('base64')
    const [updatedAt, usedAt] = [Date.now() - 86_400_000, Date.now() - 86_400_000]
    return { key: `old@1 ${n}`, endpointId: 'old', input: {}, data, updatedAt, usedAt, size: data.length }
  })

const Rows = v.array(v.object({ name: v.string(), payload: v.unknown() }))
const Exported = v.object({ changes: Rows })
const queued = async (page: Page) => v.parse(Rows, await deviceRows(page, 'outbox', 'commands'))
const answers = async (page: Page) => (await deviceRows(page, 'data', 'queries')).length
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'This device is out of space' })

test('on a full device a change is kept after answers and pictures made room; where nothing can, it is refused in plain words and nothing typed is lost', async ({
  profile,
  ownServer,
}) => {
  test.setTimeout(180_000)
  const problems: string[] = []
  const first = await profile.open()
  const api = await openDemo(first, ownServer.url, ownServer.url)
  await profile.close()

  // A browser that has just started does not yet know how much room there was before.
  const page = await profile.open()
  watch(page, problems)
  await page.goto(`${ownServer.url}/robots.txt`)
  const unlimit = await limitRoom(page, ROOM)
  await page.goto(ownServer.url)
  await expect(connection(page)).toHaveText(/^Online/)
  await expect.poll(() => answers(page)).toBeGreaterThan(10)
  const typing = await page.context().newPage()
  watch(typing, problems)
  await typing.goto(`${ownServer.url}/settings/account`)
  await typing.getByLabel('First name').fill('Grace')
  await goOffline(page, ownServer)
  await typing.evaluate(() => window.dispatchEvent(new Event('offline')))
  await expect(connection(typing)).toHaveText(/^Offline/)
  await putRows(page, 'data', 'queries', oldAnswers())
  await fillDevice(page)
  const before = await answers(page)

  await toggleFavourite(page, 'Germany', true)
  // A busy browser frees space late.
  await expect(connection(page)).toContainText('1 change waiting', { timeout: 30_000 })
  expect(await queued(page)).toMatchObject([{ name: 'addFavourite', payload: { countryCode: 'DE' } }])
  const left = await answers(page)
  expect(left, 'answers made room').toBeLessThan(before)
  await expect(notice(page)).toHaveCount(0)

  // Until there is nothing left to let go: each change is kept, as long as something makes room for it.
  const name = typing.getByLabel('First name')
  const refusal = typing.getByText(/An error occurred while saving your profile. This device is out of space/)
  await expect(async () => {
    await fillDevice(page)
    const typed = `${await name.inputValue()}e`
    await name.fill(typed)
    await typing.getByRole('button', { name: 'Save name' }).click()
    const isKept = async () => JSON.stringify(await queued(page)).includes(`"${typed}"`)
    await expect.poll(async () => (await refusal.isVisible()) || isKept(), { timeout: 20_000 }).toBe(true)
    await expect(refusal).toBeVisible({ timeout: 100 })
  }).toPass({ timeout: 90_000 })
  await expect(name).toHaveValue(/^Grace+$/)
  await expect(notice(typing)).toBeVisible()
  const kept = (await queued(typing)).length
  await expect(connection(typing)).toContainText(`${kept} change`)
  const saving = typing.waitForEvent('download')
  await notice(typing).getByRole('button', { name: 'Export changes' }).click()
  const file = await (await saving).path()
  expect(v.parse(Exported, JSON.parse(readFileSync(file, 'utf8'))).changes).toHaveLength(kept)

  // What waits is sent from a full device, too.
  await comeBack(page, ownServer)
  await typing.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(connection(page)).toHaveText(/^Online[^\d]*$/, { timeout: 30_000 })
  expect(await api.favourites()).toContain('DE')
  await unlimit()
  await expect(connection(typing)).toHaveText(/^Online/)
  // The browser takes the limit away a moment after it was told.
  await expect(async () => {
    await name.fill(`${await name.inputValue()}e`)
    await typing.getByRole('button', { name: 'Save name' }).click()
    await expect(typing.getByText('Name saved')).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  await expect(notice(typing)).toHaveCount(0)
  expect(problems).toEqual([])
})
