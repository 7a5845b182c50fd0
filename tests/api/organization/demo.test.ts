import { expect, test } from 'vitest'
import { exploreDemo } from '#contract/auth/auth.ts'
import { checkConnection, getAdConnections, getConnections } from '#contract/connections/connections.ts'
import { getOwnPerformance } from '#contract/connections/own-performance.ts'
import { getCompetitors, getProjects } from '#contract/projects.ts'
import { getSummaries } from '#contract/reviews/summaries.ts'
import { importDueFigures } from '#server/connections/own-figures/import-figures.ts'
import { makeDueSummaries } from '#server/reviews/summarising/make-summaries.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'

describeOnDatabase('the demo', (open) => {
  test('opens an organisation of its own with three apps, their countries and competitors', async () => {
    const api = await open()
    const [ada, grace] = [await api.demoUser(), await api.demoUser()]
    expect(ada.identity).toMatchObject({ demo: true, market: 'sample', role: 'owner' })
    expect(ada.identity.organizationId).not.toBe(grace.identity.organizationId)

    const { organizationId } = ada.identity
    const projects = (await api.request(getProjects, { params: { organizationId } }, ada)).body
    expect(projects.map(({ store }) => store)).toEqual(['APP_STORE', 'APP_STORE', 'GOOGLE_PLAY'])
    for (const project of projects) {
      expect(project.countries.length).toBeGreaterThan(1)
      const input = { params: { projectId: project.projectId }, query: { locale: 'en-US' } }
      expect((await api.request(getCompetitors, input, ada)).body.content.length).toBeGreaterThan(1)
    }
  })

  test('REV-017, REV-020: has two summaries of reviews, made once somebody looks at them, and a weekly schedule', async () => {
    const api = await open()
    const ada = await api.demoUser()
    const { organizationId } = ada.identity
    const [project] = (await api.request(getProjects, { params: { organizationId } }, ada)).body
    const { store, trackId } = project!
    const look = async () =>
      (await api.request(getSummaries, { params: { orgId: organizationId }, query: { store, trackId } }, ada)).body
    const context = { ...api.services, jobMarkets: api.services.markets }
    expect(await makeDueSummaries(context)).toBe(0)
    const { summaries, schedules } = await look()
    expect(summaries.map(({ status, isScheduled }) => ({ status, isScheduled }))).toEqual([
      { status: 'OPEN', isScheduled: false },
      { status: 'OPEN', isScheduled: false },
    ])
    expect(schedules).toMatchObject([{ every: 'week', countries: [] }])
    await makeDueSummaries(context)
    const made = (await look()).summaries
    expect(made).toMatchObject([
      { status: 'DONE', by: 'rules' },
      { status: 'DONE', by: 'rules' },
    ])
    for (const { reviews } of made) expect(reviews).toBeGreaterThan(10)
  }, 60_000)

  // Importing a year of two apps takes a minute on an idle machine.
  test('its App Store apps have a year of own figures as soon as the job has run', async () => {
    const api = await open()
    const ada = await api.demoUser()
    const { organizationId } = ada.identity
    const projects = (await api.request(getProjects, { params: { organizationId } }, ada)).body
    const figures = async () =>
      Promise.all(
        projects.map(
          async ({ projectId }) =>
            (await api.request(getOwnPerformance, { params: { projectId }, query: {} }, ada)).body,
        ),
      )
    expect((await figures()).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting'])
    await importDueFigures(api.services)
    const imported = await figures()
    expect(imported.map(({ state }) => state)).toEqual(['ready', 'ready', 'waiting'])
    expect(imported[0]?.countries[0]?.periods['90'].before?.impressions).toBeGreaterThan(0)
    expect(new Set(imported[0]?.days.map(({ day }) => day)).size).toBe(180)
  }, 300_000)

  test('CONN-005: has a connection of each kind, and checking them finds what they say', async () => {
    const api = await open()
    const ada = await api.demoUser()
    const { content } = (await api.request(getConnections, { query: {} }, ada)).body
    expect(content.map(({ provider, status, reason }) => [provider, status, reason])).toEqual([
      ['app-store-connect', 'working', null],
      ['google-play', 'rate-limited', 'rate-limited'],
      ['app-store-connect', 'broken', 'credentials'],
      ['apple-ads', 'working', null],
    ])
    expect(new Set(content.map(({ name }) => name)).size).toBe(4)
    expect(content.map(({ assignedApps }) => assignedApps.map(({ isPrimary }) => isPrimary))).toEqual([
      [true, true],
      [true],
      [false],
      [true, true],
    ])
    const wait = Date.parse(content[1]?.retryAt ?? '') - api.clock.now().getTime()
    expect(Math.round(wait / 60_000)).toBe(38)
    const params = { orgId: ada.identity.organizationId }
    const ads = (await api.request(getAdConnections, { params }, ada)).body
    expect(ads.content).toMatchObject([{ adState: 'ACTIVE', accountName: expect.stringMatching(/\w/) }])
    for (const { id, ...before } of content) {
      const { body } = await api.request(checkConnection, { params: { connectionId: id } }, ada)
      const { status, reason, accountName } = before
      expect(body).toMatchObject({ status, reason, accountName })
      const states = (rights: typeof before.rights) => rights.map(({ capability, state }) => `${capability} ${state}`)
      expect(states(body.rights)).toEqual(states(before.rights))
    }
  })

  test('is not there where it is off', async () => {
    const api = await open({ env: { STOREGLASS_DEMO: 'off' } })
    expect((await api.request(exploreDemo, { body: {} })).error.error).toBe('NOT_FOUND')
  })
})
