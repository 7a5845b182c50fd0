import { isKept } from '#tests/support/pages/kept.ts'
import { filterBy } from '#tests/support/pages/keyword-pages.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { comeBack, connection, expect, goOffline, test } from '#tests/support/test.ts'

test('KEY-001, OP-86: keywords tracked without the server wait, and are tracked exactly once when it is back', async ({
  page,
  ownServer,
}) => {
  test.slow()
  const api = await openDemo(page, ownServer.url)
  const [project] = await api.projects()
  if (!project) throw new Error('the demo has no project')
  const before = await api.trackedKeywords(project.projectId)
  await page.goto(`${ownServer.url}/analyze-keywords/keyword-research`)
  const boxes = page.getByRole('main').getByRole('table').locator('tbody').getByRole('checkbox')
  await expect(boxes.first()).toBeVisible({ timeout: 60_000 })
  for (const endpoint of ['getKeywordSuggestions', 'getTrackedKeywords']) await isKept(page, endpoint)

  await goOffline(page, ownServer)
  await page.reload()
  await filterBy(page, 'Tracking', 'Not tracked')
  await expect(page.getByRole('main').getByRole('table').getByText('Tracked', { exact: true })).toHaveCount(0)
  const names = await boxes.evaluateAll((all) => all.slice(0, 3).map((box) => box.getAttribute('aria-label') ?? ''))
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).check()
  await page.getByRole('button', { name: 'Track 3 keywords' }).click()
  await filterBy(page, 'Tracking', 'Tracked')
  await expect(page.getByRole('main').getByText('Not sent yet', { exact: true })).toHaveCount(3)
  await expect(connection(page)).toContainText('1 change waiting')
  await page.getByRole('link', { name: 'Keyword monitoring' }).click()
  const row = (keyword: string) =>
    page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: keyword, exact: true }) })
  for (const name of names) await expect(row(name)).toContainText('Not sent yet')

  const sent: number[] = []
  page.on('response', (response) => {
    const isAddition = response.request().method() === 'POST' && new URL(response.url()).pathname.endsWith('/keywords')
    if (isAddition) sent.push(response.status())
  })
  await comeBack(page, ownServer)
  await expect(connection(page)).not.toContainText('waiting', { timeout: 60_000 })
  for (const name of names) await expect(row(name)).not.toContainText('Not sent yet')
  expect(sent.filter((status) => status < 300)).toHaveLength(1)
  const after = await api.trackedKeywords(project.projectId)
  expect(after.toSorted()).toEqual([...before, ...names].toSorted())
})
