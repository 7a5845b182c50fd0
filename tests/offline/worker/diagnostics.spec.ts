import { readFile } from 'node:fs/promises'
import { canariesOf } from '#tests/support/pages/residue.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { expect, goOffline, test } from '#tests/support/test.ts'

test('the diagnostics file says how the browser stands, also offline, and holds nothing of the user', async ({
  page,
  ownServer,
}) => {
  await openDemo(page, ownServer.url)
  await page.reload()
  const hasAnswers = () => page.evaluate(async () => (await caches.keys()).some((name) => name.startsWith('api-')))
  await expect.poll(hasAnswers, 'the worker keeps answers').toBe(true)
  const canaries = await canariesOf(page)
  await page.goto(`${ownServer.url}/settings/offline`)
  await expect(page.getByRole('heading', { name: 'Diagnostics' })).toBeVisible()
  await goOffline(page, ownServer)
  await page.evaluate(() =>
    localStorage.setItem('storeglass.ui', JSON.stringify({ scheme: 'light', canary: 'CANARY' })),
  )

  const offered = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save diagnostics as a file' }).click()
  const file = await readFile(await (await offered).path(), 'utf8')
  await expect(page.getByText('Saved as storeglass-diagnostics.json')).toBeVisible()

  const found = JSON.parse(file)
  expect(found).toMatchObject({
    format: 'storeglass-diagnostics',
    storage: { state: expect.any(String), usage: expect.any(Number) },
    queue: { ready: true, states: {} },
    worker: { inCharge: true, active: 'activated' },
    session: 'in',
    connection: { state: 'offline', serverAnswers: null },
  })
  expect(found.app.build).toMatch(/^index-.*\.js$/)
  const rows = (name: string) => found.databases.find((one: { name: string }) => one.name === name).counts
  expect(rows('storeglass-<user>').queries).toBeGreaterThan(3)
  expect(rows('storeglass-outbox-<user>')).toEqual({ commands: 0 })
  expect(found.caches.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['precache', 'api-<user>', 'media-<user>']),
  )
  expect(found.connection.last.length).toBeGreaterThan(3)

  const words = [...canaries, 'CANARY', 'Moorlight', 'Demo', '9900100101', 'Bearer', '127.0.0.1', 'en-US"}']
  expect(words.filter((word) => file.includes(word))).toEqual([])
})
