import { addCompetitor, pendingChanges } from '#tests/support/pages/changes.ts'
import { openDemo } from '#tests/support/pages/demo-api.ts'
import { FaultProxy } from '#tests/support/faults/fault-proxy.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'
import { connection, expect, test, workerReady } from '#tests/support/test.ts'

test('slots that others took while one was offline: who has them is said, and one of them can give way', async ({
  page,
  server,
}) => {
  const { trackId } = sample.facetFall
  const proxy = await FaultProxy.start(server.port)
  try {
    const api = await openDemo(page, proxy.url, server.url)
    const [project] = await api.projects()
    if (!project) throw new Error('the demo has no project')
    const { projectId } = project
    await workerReady(page)
    proxy.isCut = true
    await addCompetitor(page, `https://apps.apple.com/us/app/facet-fall/id${trackId}`)
    await expect(connection(page)).toContainText('1 change waiting')
    await api.takeEverySlot(projectId)
    const taken = await api.competitors(projectId)

    proxy.isCut = false
    const dialog = await pendingChanges(page)
    const card = dialog.getByRole('list', { name: 'Needs your attention' }).getByRole('listitem')
    const there = card.getByRole('definition')
    await expect(there).toHaveCount(taken.length, { timeout: 60_000 })
    await there.filter({ hasText: 'Dusk Harbour' }).getByRole('button').click()
    await expect(dialog.getByText('All changes sent.')).toBeVisible()
    const replaced = taken.map((one) => (one === sample.duskHarbour.trackId ? trackId : one))
    expect((await api.competitors(projectId)).toSorted()).toEqual(replaced.toSorted())
  } finally {
    await proxy.stop()
  }
})

test('a name that was changed on another device meanwhile is shown beside the own one, which holds when it is applied again', async ({
  page,
  server,
}) => {
  const proxy = await FaultProxy.start(server.port)
  try {
    const api = await openDemo(page, proxy.url, server.url)
    await page.goto(`${proxy.url}/settings/account`)
    await expect(page.getByLabel('Last name')).toHaveValue(await api.lastName())
    proxy.isCut = true
    await page.getByLabel('Last name').fill('Hopper')
    await page.getByRole('button', { name: 'Save name' }).click()
    await expect(connection(page)).toContainText('1 change waiting')
    await api.changeLastName('Zander')

    proxy.isCut = false
    const dialog = await pendingChanges(page)
    const card = dialog.getByRole('list', { name: 'Needs your attention' }).getByRole('listitem')
    await expect(card.getByRole('definition')).toHaveText([/ Zander$/, / Hopper/], { timeout: 60_000 })
    expect(await api.lastName()).toBe('Zander')
    await card.getByRole('button', { name: 'Apply mine again' }).click()
    await expect(dialog.getByText('All changes sent.')).toBeVisible()
    expect(await api.lastName()).toBe('Hopper')
  } finally {
    await proxy.stop()
  }
})
