import { TokenResponse } from '#contract/auth/auth.ts'
import { addCompetitor, addKeywords, removeCompetitor, toggleFavourite } from '#tests/support/pages/changes.ts'
import { chromiumArgs, testBrowserPath } from '#tests/support/chromium.ts'
import { apiOf } from '#tests/support/pages/demo-api.ts'
import { openInbox, openTemplates } from '#tests/support/pages/reviews.ts'
import { ServerProcess } from '#tests/support/servers/server-process.ts'
import * as v from 'valibot'
import { appTitle, connection, expect, exploreDemo, test, watch } from '#tests/support/test.ts'

const HOST = 'storeglass.test'

test.use({
  launchOptions: {
    args: [...chromiumArgs, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
    ...(testBrowserPath ? { executablePath: testBrowserPath } : {}),
  },
})

test('over plain http, on another address than the public one, every change is saved once', async ({
  page,
  problems,
}) => {
  test.slow()
  const server = await ServerProcess.start({ PUBLIC_URL: 'https://storeglass.example.com' })
  const url = `http://${HOST}:${server.port}`
  // The browser alone knows this host.
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/auth/v1/demo'))
  await exploreDemo(page, url)
  const api = apiOf(server.url, v.parse(TokenResponse, await (await answered).json()))
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator, 'locks' in navigator])).toEqual([
    false,
    false,
    false,
  ])
  const notice = page.getByText(/^This address doesn't use https/)
  await expect(notice).toBeVisible()
  await page.getByRole('status').filter({ has: notice }).getByRole('button', { name: 'Close' }).click()
  await expect(notice).toBeHidden()
  await expect(page.getByRole('button', { name: /^Keep available offline/ })).toHaveCount(0)

  const other = await page.context().newPage()
  watch(other, problems)
  await other.goto(url)
  await expect(appTitle(other)).toContainText('Moorlight')
  await expect(other.getByText(/^This address doesn't use https/)).toHaveCount(0)

  const keysOf = new Map<string, Set<string>>()
  page.context().on('request', (request) => {
    const key = request.headers()['idempotency-key']
    const write = `${request.method()} ${new URL(request.url()).pathname}`
    if (key !== undefined) keysOf.set(write, (keysOf.get(write) ?? new Set()).add(key))
  })
  const [project] = await api.projects()
  if (!project) throw new Error('the demo has no project')
  const before = await api.competitors(project.projectId)
  await toggleFavourite(page, 'Japan', true)
  await expect.poll(api.favourites).toContain('JP')
  const removed = page.getByRole('button', { name: /^Remove / }).first()
  await removeCompetitor(page, ((await removed.getAttribute('aria-label')) ?? '').replace(/^Remove /, ''))
  await expect.poll(() => api.competitors(project.projectId)).toHaveLength(before.length - 1)
  await addCompetitor(page, 'calm')
  await expect.poll(() => api.competitors(project.projectId)).toHaveLength(before.length)

  await page.goto(`${url}/analyze-keywords/keyword-monitoring`)
  await addKeywords(page, ['night ferry'])
  await expect.poll(() => api.trackedKeywords(project.projectId)).toContain('night ferry')

  await openInbox(page, url)
  const dialog = await openTemplates(page)
  await dialog.getByRole('button', { name: 'New template' }).click()
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('From the office')
  await dialog.getByRole('textbox', { name: 'Text', exact: true }).fill('{app} works here, too.')
  await dialog.getByRole('button', { name: 'Save template' }).click()
  const template = dialog.getByRole('listitem').filter({ hasText: 'From the office' })
  await expect(template).toBeVisible()
  await expect(template).not.toContainText('Not sent yet')

  await page.goto(`${url}/settings/account`)
  await page.getByLabel('First name').fill('Grace')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Name saved')).toBeVisible()
  await expect(connection(page)).not.toContainText('waiting')

  // Whoever reloads stays logged in, and sees it all.
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Grace')
  await page.goto(`${url}/analyze-keywords/keyword-monitoring`)
  await expect(page.getByRole('checkbox', { name: 'night ferry', exact: true })).toBeVisible()
  expect(keysOf.size).toBeGreaterThanOrEqual(6)
  // A write whose answer does not come in time is sent again by the same key, which the server applies once.
  for (const [write, keys] of keysOf) expect(keys, write).toHaveProperty('size', 1)
  await server.remove()
})
