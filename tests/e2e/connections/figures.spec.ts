import { readFile } from 'node:fs/promises'
import { expectAccessible, sizes } from '#tests/support/pages/axe.ts'
import { figuresCame, JOBS_MS, ownDownloads } from '#tests/support/pages/connections.ts'
import { openDemo, signInToDemo } from '#tests/support/pages/demo-api.ts'
import { expect, test } from '#tests/support/test.ts'

test('MENU-062, CONN-006: what the connected store tells stands in the overview beside our estimate, and on a page of its own', async ({
  page,
  serverWithFigures,
}) => {
  test.slow()
  const api = await openDemo(page, serverWithFigures.url)
  await figuresCame(api)
  await ownDownloads(page)
  await expectAccessible(page, 'own figures in the overview')

  await page.goto(`${serverWithFigures.url}/dashboard/app-performance`)
  const steps = page.getByRole('list', { name: 'From impression to install' }).getByRole('listitem')
  await expect(steps).toHaveText([/^Impressions/, /^Product page views/, /^Installs/])
  await expect(page.getByRole('table', { name: 'By source' }).getByRole('row')).not.toHaveCount(1)
  await expect(page.getByText(/^App Store Connect, up to /)).toBeVisible()
  await expectAccessible(page, 'own figures')
  await page.getByRole('button', { name: 'Export' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Days by source as CSV' }).click()
  const download = await saved
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv.replace('\uFEFF', '').split('\r\n')[0]).toBe('Day,Source,Impressions,Product page views,Installs')
  expect(csv).toMatch(/^\d{4}-\d\d-\d\d,App Store search,\d+,\d+,\d+\r$/m)

  await page.setViewportSize(sizes.phone)
  await expect(page.getByRole('table', { name: 'By source' })).toBeVisible()
  await expectAccessible(page, 'own figures on a phone')
})

test('CONN-016: an app without a connection, and one whose key was revoked, lead to where it is mended', async ({
  page,
  server,
}) => {
  const api = await signInToDemo(page, server.url)
  const { content } = await api.get<{ content: { id: string; name: string }[] }>(
    '/connectionresources/v1/connections?pageSize=50',
  )
  const limited = content.find(({ name }) => name === 'Mossworks')
  await page.goto(`${server.url}/connection/stores?connection=${limited?.id}&act=revoke`)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Revoke from/ })
    .click()
  await expect(page.getByText('“Mossworks” is revoked')).toBeVisible()
  const trailmoss = (await api.projects()).find(({ title }) => title.startsWith('Trailmoss'))
  await page.goto(`${server.url}/dashboard/app-performance?app=${trailmoss?.trackId}`)
  await expect(page.getByRole('heading', { name: 'Connect Google Play' })).toBeVisible()
  await expectAccessible(page, 'no own figures')
  await page.getByRole('link', { name: 'Connect Google Play' }).click()
  await expect(page).toHaveURL(/\/connection\/my-apps/)
  await expect(page.getByRole('table', { name: 'My apps' })).toBeVisible()
})

test("KEY-012: Apple's search popularity takes the place of estimated volumes, and is marked as official", async ({
  page,
  server,
}) => {
  test.slow()
  const api = await signInToDemo(page, server.url)
  const [moorlight] = await api.projects()
  const marked = async () => {
    const list = `/projects/${moorlight?.projectId}/keywords?locale=en-US`
    const { keywords } = await api.get<{ keywords: { official?: { isListed: boolean } }[] }>(list)
    return keywords.some(({ official }) => official?.isListed)
  }
  await expect.poll(marked, { timeout: JOBS_MS }).toBe(true)
  await page.goto(`${server.url}/analyze-keywords/keyword-monitoring?country=US`)
  const mark = page.getByRole('main').locator('[data-official]').first()
  await expect(mark).toBeVisible({ timeout: 60_000 })
  await expect(mark).toHaveText(/^official: Apple's search popularity, week from /)
  await expect(page.getByText(/Volumes marked as official are Apple's, of the week from /)).toBeVisible()
})
