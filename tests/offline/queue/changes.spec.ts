import type { Page } from '@playwright/test'
import {
  addCompetitor,
  countriesAtHand,
  pendingChanges,
  removeCompetitor,
  toggleFavourite,
  trackCountry,
  untrackCountry,
} from '#tests/support/pages/changes.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { FaultProxy } from '#tests/support/faults/fault-proxy.ts'
import { comeBack, connection, expect, goOffline, test, watch } from '#tests/support/test.ts'

test('OP-86: changes made offline survive closing the browser and are applied once, in order', async ({
  profile,
  ownServer,
}) => {
  const problems: string[] = []
  let page = await profile.open()
  watch(page, problems)
  const api = await openDemo(page, ownServer.url)
  const [project] = await api.projects()
  if (!project) throw new Error('the demo has no project')
  const before = await api.competitors(project.projectId)
  const removed = page.getByRole('button', { name: /^Remove / }).first()
  const removedName = ((await removed.getAttribute('aria-label')) ?? '').replace(/^Remove /, '')
  await countriesAtHand(page)
  await goOffline(page, ownServer)

  await removeCompetitor(page, removedName)
  await trackCountry(page, 'Spain')
  await toggleFavourite(page, 'Spain', true)
  await untrackCountry(page, 'Germany')
  await expect(connection(page)).toContainText('4 changes waiting')

  const dialog = await pendingChanges(page)
  await expect(dialog.getByRole('listitem')).toHaveCount(4)
  await expect(dialog.getByRole('listitem')).toContainText([
    /Remove competitor/,
    /Track.* Spain/,
    /Spain/,
    /Stop tracking Germany/,
  ])
  await expect(dialog.getByRole('button', { name: 'Undo' })).toHaveCount(4)
  await profile.close()

  page = await profile.open()
  watch(page, problems)
  await page.goto(ownServer.url)
  await expect(connection(page)).toContainText('4 changes waiting')
  await expect(page.getByRole('combobox', { name: 'Country', exact: true })).toContainText('Spain')

  await comeBack(page, ownServer)
  await expect(connection(page)).toHaveText(/^Online$|^Online(?!.*waiting)/, { timeout: 60_000 })
  const [after] = await api.projects()
  expect(after?.countries).toContain('es-ES')
  expect(after?.countries).not.toContain('de-DE')
  expect(await api.favourites()).toContain('ES')
  expect(await api.competitors(project.projectId)).toHaveLength(before.length - 1)
  expect(problems).toEqual([])
})

test('Undo takes a queued change back before it is sent', async ({ page, ownServer }) => {
  const api = await openDemo(page, ownServer.url)
  const widths = () =>
    page.getByRole('banner').evaluate((bar) => Array.from(bar.children, (part) => Math.round(part.clientWidth)))
  const before = await widths()
  await ownServer.kill()
  await toggleFavourite(page, 'Japan', true)
  await expect(connection(page)).toContainText('1 change waiting', { timeout: 40_000 })
  expect(await widths(), 'nothing in the bar moves').toEqual(before)
  const dialog = await pendingChanges(page)
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Try now' }).click()
  await expect(dialog.getByText(/^No answer at/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(connection(page)).not.toContainText('waiting')

  await comeBack(page, ownServer)
  await expect(connection(page)).toHaveText(/^Online/)
  expect(await api.favourites()).not.toContain('JP')
})

test('COMP-007, ERR-058: an unknown app is refused with its reason, the other changes go on', async ({
  page,
  ownServer,
}) => {
  const api = await openDemo(page, ownServer.url)
  await goOffline(page, ownServer)
  await addCompetitor(page, 'https://apps.apple.com/us/app/no-such-app/id999999999')
  await toggleFavourite(page, 'Japan', true)
  await expect(connection(page)).toContainText('2 changes waiting')

  await comeBack(page, ownServer)
  await expect.poll(() => api.favourites(), { timeout: 60_000 }).toContain('JP')
  const dialog = await pendingChanges(page)
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await expect(dialog.getByRole('listitem')).toContainText(/isn't in the store/)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('button', { name: 'Discard' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
})

test('a lost answer, a 500, a 503 and a 429 with Retry-After: still applied exactly once', async ({
  page,
  ownServer,
}) => {
  const proxy = await FaultProxy.start(ownServer.port)
  try {
    const api = await openDemo(page, proxy.url, ownServer.url)
    const error = (code: string) => JSON.stringify({ error: code, message: 'as told' })
    proxy.break('PUT', /favourite\/countries\/JP/, { kind: 'lost-response' })
    proxy.break('PUT', /favourite\/countries\/JP/, { kind: 'answer', status: 500, body: error('INTERNAL') })
    proxy.break('PUT', /favourite\/countries\/JP/, {
      kind: 'answer',
      status: 503,
      headers: { 'retry-after': '1' },
      body: error('UNAVAILABLE'),
    })
    proxy.break('PUT', /favourite\/countries\/JP/, {
      kind: 'answer',
      status: 429,
      headers: { 'retry-after': '1' },
      body: error('RATE_LIMITED'),
    })
    await toggleFavourite(page, 'Japan', true)
    await expect(connection(page)).toContainText('waiting')
    await expect(connection(page)).not.toContainText('waiting', { timeout: 60_000 })
    expect(await api.favourites()).toEqual(expect.arrayContaining(['JP']))
    expect(proxy.forwarded.filter((line) => line.startsWith('PUT')).length).toBe(2)
  } finally {
    await proxy.stop()
  }
})

test('three tabs open during replay: one of them sends, another goes on when it is closed, and each change is sent once', async ({
  page,
  context,
  server,
}) => {
  const proxy = await FaultProxy.start(server.port)
  try {
    const api = await openDemo(page, proxy.url, server.url)
    const others = await Promise.all([context.newPage(), context.newPage()])
    const tabs = [page, ...others]
    const senders: Page[] = []
    for (const tab of tabs) tab.on('request', (request) => void (request.method() === 'PUT' && senders.push(tab)))
    for (const tab of others) await tab.goto(proxy.url)
    for (const tab of tabs) await expect(connection(tab)).toHaveText(/^Online/)
    proxy.isCut = true
    for (const tab of tabs) await tab.evaluate(() => window.dispatchEvent(new Event('offline')))
    for (const country of ['Japan', 'Germany', 'United Kingdom']) await toggleFavourite(page, country, true)
    for (const tab of tabs) await expect(connection(tab)).toContainText('3 changes waiting')

    proxy.break('PUT', /favourite/, { kind: 'silence' })
    let arrived = 0
    proxy.onPassing = ({ at, method }) => void (arrived += Number(at === 'request' && method === 'PUT'))
    proxy.isCut = false
    for (const tab of tabs) await tab.evaluate(() => window.dispatchEvent(new Event('online')))
    // Closed before it arrives, it would leave the silence to that of the next tab.
    await expect.poll(() => arrived).toBe(1)
    const [first] = senders
    await first?.close()
    for (const tab of tabs)
      if (tab !== first) await expect(connection(tab)).toHaveText(/^Online(?!.*waiting)/, { timeout: 30_000 })
    expect(await api.favourites()).toEqual(expect.arrayContaining(['JP', 'DE', 'GB']))
    const sent = proxy.forwarded.filter((line) => line.startsWith('PUT'))
    expect(sent.map((line) => line.replace(/.*[/]/, ''))).toEqual(['JP 204', 'DE 204', 'GB 204'])
  } finally {
    await proxy.stop()
  }
})
