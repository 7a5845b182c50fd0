import { expect, test } from 'vitest'
import { getOwnPerformance, type OwnPerformance } from '#contract/connections/own-performance.ts'
import { daysBefore, daysFrom, type UtcDay } from '#contract/protocol/days.ts'
import { claimFeed } from '#server/connections/own-figures/claim-feed.ts'
import { planImports } from '#server/connections/own-figures/plan-imports.ts'
import { partsOfReport, storeReport } from '#server/connections/own-figures/store-report.ts'
import { sumFigures, type OwnReport, type FigureCounts } from '#server/connections/own-figures/report-figures.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnDatabase, describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'
import { addConnection } from '#tests/support/connections/add-connection.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

type Row = [day: UtcDay, country: string, source: string, counts: Partial<FigureCounts>]

describeOnDatabase('deliveries of own figures', (open) => {
  const withApp = async () => {
    const api = await open()
    const owner = await newMember(api)
    const projectId = await owner.addProject(sample.moorlight)
    return { api, owner, projectId, deliver: (...told: Delivery) => deliver(api, owner, ...told) }
  }
  type Delivery = [report: OwnReport, processedOn: UtcDay, ...rows: Row[]]
  const deliver = async (api: Api, { identity }: Member, ...[report, processedOn, ...rows]: Delivery) => {
    const sums = sumFigures(report, processedOn)
    for (const [day, country, source, counts] of rows) sums.add({ day, country, source }, counts)
    const app = { ...sample.moorlight, organisationId: identity.organizationId }
    for (const part of partsOfReport(sums.figures()))
      await api.services.db.transaction().execute((transaction) => storeReport(transaction, app, part))
  }
  const read = (member: Member, projectId: string, country?: string): Promise<OwnPerformance> =>
    member.read(getOwnPerformance, { params: { projectId }, query: { country } })

  test('a delivery that was processed later replaces a day as a whole, an earlier one nothing', async () => {
    const { owner, projectId, deliver } = await withApp()
    await deliver('downloads', '2026-11-05', ['2026-11-03', 'DE', 'search', { installs: 5 }])
    await deliver(
      'downloads',
      '2026-11-06',
      ['2026-11-03', 'DE', 'search', { installs: 7 }],
      ['2026-11-04', 'DE', 'browse', { installs: 2 }],
    )
    await deliver(
      'downloads',
      '2026-11-04',
      ['2026-11-02', 'FR', 'search', { installs: 1 }],
      ['2026-11-03', 'FR', 'search', { installs: 100 }],
    )
    const none = { impressions: null, pageViews: null }
    const first = { day: '2026-11-02' as const, source: 'search', ...none, installs: 1 }
    const last = { day: '2026-11-04' as const, source: 'browse', ...none, installs: 2 }
    expect((await read(owner, projectId)).days).toEqual([
      first,
      { day: '2026-11-03', source: 'search', ...none, installs: 7 },
      last,
    ])
    // The same again changes nothing, and what is not told any more is gone.
    for (let again = 0; again < 2; again += 1)
      await deliver('downloads', '2026-11-07', ['2026-11-03', 'US', 'browse', { installs: 9 }])
    const { days, countries } = await read(owner, projectId)
    expect(days).toEqual([first, { day: '2026-11-03', source: 'browse', ...none, installs: 9 }, last])
    expect(countries.map(({ country, periods }) => [country, periods['7'].now.installs])).toEqual([
      ['US', 9],
      ['DE', 2],
      ['FR', 1],
    ])
    expect((await read(owner, projectId, 'DE')).days).toEqual([last])
  })

  test('one report does not touch what another one told; figures end where the first of them ends', async () => {
    const { owner, projectId, deliver } = await withApp()
    await deliver('engagement', '2026-11-05', ['2026-11-03', 'DE', 'search', { impressions: 90, pageViews: 10 }])
    await deliver(
      'downloads',
      '2026-11-06',
      ['2026-11-03', 'DE', 'search', { installs: 5 }],
      ['2026-11-04', 'DE', 'search', { installs: 6 }],
    )
    await deliver('engagement', '2026-11-07', ['2026-11-03', 'DE', 'search', { impressions: 91 }])
    const { lastDay, days } = await read(owner, projectId)
    expect(lastDay).toBe('2026-11-03')
    expect(days).toEqual([{ day: '2026-11-03', source: 'search', impressions: 91, pageViews: null, installs: 5 }])
  })

  test('days that are missing stay missing, and a period before is told only if it was told from its beginning', async () => {
    const { owner, projectId, deliver } = await withApp()
    const row = (day: UtcDay): Row => [day, 'DE', 'search', { installs: 1 }]
    const days = daysFrom('2026-10-20', '2026-11-04').filter((day) => day !== '2026-11-01')
    await deliver('downloads', '2026-11-06', ...days.map(row))
    const { days: told, countries } = await read(owner, projectId)
    expect(told.map(({ day }) => day)).toEqual(days)
    const { periods } = countries[0] ?? {}
    expect(periods?.['7']).toEqual({
      now: { impressions: null, pageViews: null, installs: 6 },
      before: { impressions: null, pageViews: null, installs: 7 },
    })
    expect(periods?.['30']).toMatchObject({ now: { installs: 15 }, before: null })
  })

  test('another organisation, and a stranger to the project, are told nothing', async () => {
    const { api, projectId, deliver } = await withApp()
    await deliver('downloads', '2026-11-06', ['2026-11-04', 'DE', 'search', { installs: 1 }])
    const other = await newMember(api)
    const refused = await other.call(getOwnPerformance, { params: { projectId }, query: {} })
    expect(refused).toMatchObject({ status: 404, body: { error: 'PROJECT_NOT_FOUND' } })
    const theirs = await other.addProject(sample.moorlight)
    expect(await read(other, theirs)).toMatchObject({ state: 'none', days: [], countries: [] })
  })

  test('a year of 60 countries and 6 sources is told by day and by country', async () => {
    const { api, owner, projectId } = await withApp()
    const { db } = api.services
    const { organizationId } = owner.identity
    const lastDay = daysBefore(api.clock.now(), 2)
    await fillYear(api, organizationId, lastDay)
    await db
      .insertInto('own_report_day')
      .values(
        daysFrom(daysBefore(Date.parse(lastDay), 364), lastDay).map((day) => ({
          organisation_id: organizationId,
          store: 'APP_STORE' as const,
          track_id: sample.moorlight.trackId,
          report: 'downloads',
          day,
          processed_on: lastDay,
        })),
      )
      .execute()
    for (const country of [undefined, 'AA', 'BB']) {
      const { days, countries } = await read(owner, projectId, country)
      expect(days).toHaveLength(180 * 6)
      expect(countries).toHaveLength(60)
    }
  })
})

describeOnEachDatabase('claims of connections', (open) => {
  test('20 connections with 500 apps are planned at once, and each is claimed once', async () => {
    const api = await open()
    const owner = await newMember(api)
    await owner.addProject(sample.moorlight)
    const { db } = api.services
    const { organizationId: organisation_id } = owner.identity
    const now = api.clock.now()
    const apps = Array.from({ length: 500 }, (_, at) => ({
      store: 'APP_STORE' as const,
      track_id: String(5_000_000 + at),
    }))
    await db
      .insertInto('project')
      .values(
        apps.map((app) => ({
          store: app.store,
          track_id: app.track_id,
          organisation_id,
          id: crypto.randomUUID(),
          title: app.track_id,
          icon_url: null,
          developer_name: null,
          created_at: now,
        })),
      )
      .execute()
    for (let at = 0; at < 20; at += 1) {
      const connection_id = await addConnection(api, owner, crypto.randomUUID(), { apps: [] })
      const assigned = apps.slice(at * 25, at * 25 + 25).map(({ store, track_id }) => ({
        store,
        track_id,
        organisation_id,
        connection_id,
        provider: 'app-store-connect' as const,
        is_primary: true,
        assigned_at: now,
      }))
      await db.insertInto('connection_app').values(assigned).execute()
    }
    await planImports(db, now)
    await planImports(db, now)
    const claimed = new Set<string>()
    for (let feed = await claimFeed(db, now); feed; feed = await claimFeed(db, now)) claimed.add(feed.id)
    expect(claimed.size).toBe(20)
  })
})

/** Rows as a year of deliveries leaves them. */
async function fillYear({ database }: Api, organisationId: string, lastDay: UtcDay): Promise<void> {
  const values = `select $1::uuid, 'APP_STORE', $2, $3::date - age, country, source, 900, 90, 9
    from generate_series(0, 364) as age,
      (select chr(65 + i / 26) || chr(65 + i % 26) as country from generate_series(0, 59) as i) as countries,
      unnest(array['search', 'browse', 'app-referrer', 'web-referrer', 'ads', 'other']) as source`
  const columns = '(organisation_id, store, track_id, day, country, source, impressions, page_views, installs)'
  const given = [organisationId, sample.moorlight.trackId, lastDay]
  await database.pool.query(`insert into own_day ${columns} ${values}`, given)
  for (const [country, source] of [
    ['country', "'*'"],
    ["'*'", 'source'],
    ["'*'", "'*'"],
  ])
    await database.pool.query(
      `insert into own_day_total ${columns}
       select organisation_id, store, track_id, day, ${country}, ${source}, sum(impressions), sum(page_views), sum(installs)
       from own_day where organisation_id = $1 and track_id = $2 group by 1, 2, 3, 4, 5, 6`,
      given.slice(0, 2),
    )
  await database.pool.query('analyze own_day, own_day_total')
}
