import { isKept } from '#tests/support/pages/kept.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { comeBack, connection, expect, goOffline, test } from '#tests/support/test.ts'

test('KEY-003: the monitor opens without the server; tags and the end of tracking are sent exactly once', async ({
  page,
  ownServer,
}) => {
  test.slow()
  await openDemo(page, ownServer.url)
  await page.goto(`${ownServer.url}/analyze-keywords/keyword-monitoring`)
  const checkbox = (keyword: string) => page.getByRole('checkbox', { name: keyword, exact: true })
  const row = (keyword: string) => page.getByRole('row').filter({ has: checkbox(keyword) })
  await expect(row('sleep sounds')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('img', { name: /^Rank history of/ })).toBeVisible()
  for (const endpoint of ['getTrackedKeywords', 'getRankHistory']) await isKept(page, endpoint)

  await goOffline(page, ownServer)
  await page.reload()
  await expect(row('sleep sounds')).toBeVisible()
  await expect(page.getByText(/^Saved /).first()).toBeVisible()
  await expect(page.getByRole('img', { name: /^Rank history of/ })).toBeVisible()

  await checkbox('white noise').check({ force: true })
  const bar = page.getByRole('toolbar', { name: 'Selected keywords' })
  await bar.getByRole('button', { name: 'Tag' }).click()
  await page.getByRole('textbox', { name: 'New tag' }).fill('Core')
  await page.keyboard.press('Enter')
  await expect(row('white noise')).toContainText('Not sent yet')
  await expect(row('white noise')).toContainText('Core')
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: 'Clear selection' }).click()
  await checkbox('rain sounds').check({ force: true })
  await bar.getByRole('button', { name: 'Stop tracking' }).click()
  await expect(row('rain sounds')).toHaveCount(0)
  await expect(connection(page)).toContainText('2 changes waiting')

  const done: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.request().method() !== 'GET' && response.ok() && /\/keywords(\/tags)?$/.test(pathname))
      done.push(`${response.request().method()} ${pathname.replace(/^.*\/keywords/, '')}`)
  })
  await comeBack(page, ownServer)
  await expect(connection(page)).not.toContainText('waiting', { timeout: 60_000 })
  await expect(row('white noise')).not.toContainText('Not sent yet')
  expect(done).toEqual(['POST /tags', 'DELETE '])
  await page.reload()
  await expect(row('white noise')).toContainText('Core')
  await expect(row('rain sounds')).toHaveCount(0)
})
