import { expect, test } from 'vitest'
import { revokeConnection } from '#contract/connections/connections.ts'
import { daysBetween, dayOf } from '#contract/protocol/days.ts'
import { removeApp } from '#contract/projects.ts'
import { importDueFigures } from '#server/connections/own-figures/import-figures.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnDatabase, describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import type { Member } from '#tests/support/api/member.ts'
import { connectedApp, figuresOf, FIRST_REPORTS_MS, importOne } from '#tests/support/connections/own-figures.ts'
import { signInAgain } from '#tests/support/pages/team.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const HOUR_MS = 3_600_000
/** Of all apps the quickest to import: it is in four countries. */
const smallApp = sample.orchardDrop

const dueNow = ({ services }: Api, connectionId: string) =>
  services.db
    .updateTable('own_feed')
    .set({ next_at: services.clock() })
    .where('connection_id', '=', connectionId)
    .execute()
const stored = async ({ services }: Api, { identity }: Member) => {
  const of = (table: 'own_day' | 'own_day_total' | 'own_report_day' | 'own_proceeds_day') =>
    services.db.selectFrom(table).selectAll().where('organisation_id', '=', identity.organizationId)
  return {
    cells: await of('own_day').orderBy('day').orderBy('country').orderBy('source').execute(),
    totals: await of('own_day_total').orderBy('day').orderBy('country').orderBy('source').execute(),
    days: await of('own_report_day').where('report', '<>', 'sales').orderBy('report').orderBy('day').execute(),
  }
}

describeOnDatabase('own figures of connected stores', (open) => {
  const connected = (app = sample.moorlight) => connectedApp(open, app)

  test('an app without a connection has no figures, one with a new connection awaits them', async () => {
    const { api, owner, figures, run } = await connected()
    const other = await owner.addProject(sample.facetFall)
    expect(await figuresOf(api, owner, other)).toEqual({
      state: 'none',
      connection: null,
      requestedAt: null,
      lastDay: null,
      days: [],
      countries: [],
      proceeds: [],
      provenance: null,
    })
    expect(await figures()).toMatchObject({ state: 'waiting', connection: { name: 'Team key' } })
    await run()
    const waiting = await figures()
    expect(waiting).toMatchObject({ state: 'waiting', lastDay: null, days: [] })
    expect(Date.parse(waiting.requestedAt ?? '')).toBeLessThanOrEqual(api.clock.now().getTime())
  })

  test("the first import brings a year of Apple's figures by source and country, and proceeds", async () => {
    const { api, owner, figures, runToFirstReports } = await connected()
    await runToFirstReports()
    const all = await figures()
    expect(all).toMatchObject({ state: 'ready', requestedAt: null, provenance: { kind: 'sample' } })
    expect(daysBetween(all.lastDay!, dayOf(api.clock.now()))).toBeLessThanOrEqual(2)
    expect(new Set(all.days.map(({ day }) => day)).size).toBe(180)
    expect(new Set(all.days.map(({ source }) => source))).toEqual(
      new Set(['search', 'browse', 'app-referrer', 'web-referrer']),
    )
    const [first] = all.countries
    expect(first?.periods['90'].before?.installs).toBeGreaterThan(0)
    expect(all.proceeds.length).toBeGreaterThan(0)
    const sum = (days: typeof all.days) => days.reduce((total, { installs }) => total + (installs ?? 0), 0)
    const us = await figures('US')
    expect(sum(us.days)).toBeGreaterThan(0)
    expect(sum(us.days)).toBeLessThan(sum(all.days))
    const { periods } = all.countries.find(({ country }) => country === 'US') ?? {}
    expect((periods?.['90'].now.installs ?? 0) + (periods?.['90'].before?.installs ?? 0)).toBe(sum(us.days))
    const { days } = await stored(api, owner)
    expect(days.filter(({ report }) => report === 'downloads').length).toBeGreaterThanOrEqual(365)
  })

  test('Google tells installs and visitors; impressions it does not count', async () => {
    const { figures, run } = await connected(sample.trailmoss)
    await run()
    const all = await figures()
    expect(all.state).toBe('ready')
    expect(all.days.length).toBeGreaterThan(0)
    expect(all.days.every(({ impressions }) => impressions === null)).toBe(true)
    const installs = all.days.reduce((total, one) => total + (one.installs ?? 0), 0)
    const totals = await figures(all.countries[0]?.country)
    expect(totals.days.every(({ source }) => source === 'other')).toBe(true)
    expect(installs).toBeGreaterThan(totals.days.reduce((total, one) => total + (one.installs ?? 0), 0))
    expect(all.countries[0]?.periods['30'].now).toMatchObject({ impressions: null, pageViews: expect.any(Number) })
  })

  test('a key that is revoked in the middle: what was imported stays, and the state says so', async () => {
    const { api, faults, owner, figures, connectionId, run } = await connected(smallApp)
    await run()
    api.clock.advance(FIRST_REPORTS_MS)
    const refusal = {
      status: 401,
      body: { errors: [{ status: '401', code: 'NOT_AUTHORIZED', title: 'Unauthorized' }] },
    }
    faults.on('.downloads/instances', refusal, refusal, refusal)
    await run()
    const { state, days } = await figures()
    expect(state).toBe('broken')
    expect(days.length).toBeGreaterThan(0)
    expect(days.every(({ installs }) => installs === null)).toBe(true)
    const { cells } = await stored(api, owner)
    expect(cells.length).toBeGreaterThan(0)
    expect(cells.every(({ installs }) => installs === null)).toBe(true)
    const { next_check_at } = await api.services.db
      .selectFrom('connection')
      .select('next_check_at')
      .where('id', '=', connectionId)
      .executeTakeFirstOrThrow()
    expect(next_check_at <= api.clock.now()).toBe(true)
  })

  test('too many calls: the connection goes on when the store says', async () => {
    const { api, faults, figures, connectionId, run } = await connected(smallApp)
    await run()
    api.clock.advance(FIRST_REPORTS_MS)
    faults.on('.downloads/instances', { status: 429, headers: { 'retry-after': '1800' }, body: { errors: [] } })
    await run()
    expect((await figures()).state).toBe('ready')
    const next = () =>
      api.services.db
        .selectFrom('own_feed')
        .select('next_at')
        .where('connection_id', '=', connectionId)
        .executeTakeFirstOrThrow()
    const wait = (await next()).next_at.getTime() - api.clock.now().getTime()
    expect(wait).toBeGreaterThan(1_700_000)
    expect(wait).toBeLessThanOrEqual(1_800_000)
    api.clock.advance(60_000)
    expect(await importDueFigures(api.services)).toBe(0)
    api.clock.advance(1_800_000)
    await importDueFigures(api.services)
    expect((await figures()).days.length).toBeGreaterThan(0)
  })

  test('a key that may not read reports says so, and is asked again when it may', async () => {
    const { api, owner, figures, connectionId, run } = await connected()
    const mayNot = (lacks: 'analytics'[]) =>
      api.services.db
        .updateTable('sample_key')
        .set({ lacks })
        .where('organisation_id', '=', owner.identity.organizationId)
        .execute()
    await mayNot(['analytics'])
    await run()
    expect((await figures()).state).toBe('permission')
    await mayNot([])
    api.clock.advance(HOUR_MS)
    await importOne(api, connectionId)
    expect((await figures()).state).toBe('waiting')
  })

  test("Google's files are read again when they were written anew, and else not", async () => {
    const { api, faults, figures, connectionId, run } = await connected(sample.trailmoss)
    await run()
    const { lastDay } = await figures()
    const filesRead = () => faults.calls.filter((call) => call.includes('alt=media')).length
    faults.reset()
    const { db, clock } = api.services
    await db.updateTable('own_import').set({ next_at: clock() }).where('connection_id', '=', connectionId).execute()
    await dueNow(api, connectionId)
    await run()
    expect(faults.calls.length).toBeGreaterThan(0)
    expect(filesRead()).toBe(0)
    api.clock.advance(2 * FIRST_REPORTS_MS)
    await run()
    expect(filesRead()).toBeGreaterThanOrEqual(3)
    expect(daysBetween(lastDay!, (await figures()).lastDay!)).toBeGreaterThan(0)
  })

  test('figures stay when the connection is revoked, and go with the app', async () => {
    const { api, owner, figures, connectionId, runToFirstReports } = await connected(smallApp)
    await runToFirstReports()
    const member = await signInAgain(api, owner)
    await member.read(revokeConnection, { params: { connectionId } })
    const left = await figures()
    expect(left).toMatchObject({ state: 'none', connection: null })
    expect(left.days.length).toBeGreaterThan(0)
    const { trackId, store } = smallApp
    await member.read(removeApp, { params: { ...owner.own.params, trackId }, query: { store } })
    expect(await stored(api, owner)).toEqual({ cells: [], totals: [], days: [] })
  })
})

describeOnEachDatabase('an import of own figures that is killed, or that two servers begin', (open) => {
  // A small app is imported in so few transactions that none is left to kill it between.
  const connected = (app = sample.moorlight) => connectedApp(open, app)

  test('an import that is killed between two transactions goes on as if it had not been', async () => {
    const { api, owner, connectionId, run, figures } = await connected()
    await run()
    api.clock.advance(FIRST_REPORTS_MS)
    const killed = new AbortController()
    const { db } = api.services
    const transaction = db.transaction.bind(db)
    let begun = 0
    db.transaction = () => {
      begun += 1
      if (begun === 5) killed.abort()
      return transaction()
    }
    await run(killed.signal)
    db.transaction = transaction
    const half = await stored(api, owner)
    expect(half.cells.length).toBeGreaterThan(0)
    // Half a year would look as if the store had told no more.
    expect((await figures()).state).toBe('waiting')
    // A process that was killed releases nothing: its claim lapses.
    await db
      .updateTable('own_feed')
      .set({ claimed_until: new Date(api.clock.now().getTime() + 600_000) })
      .where('connection_id', '=', connectionId)
      .execute()
    await dueNow(api, connectionId)
    expect(await importDueFigures(api.services)).toBe(0)
    api.clock.advance(601_000)
    expect(await importDueFigures(api.services)).toBe(1)
    const whole = await stored(api, owner)
    expect(whole.cells.length).toBeGreaterThan(half.cells.length)

    await db.deleteFrom('own_import').where('connection_id', '=', connectionId).execute()
    await dueNow(api, connectionId)
    await importOne(api, connectionId)
    expect(JSON.stringify(await stored(api, owner))).toBe(JSON.stringify(whole))
  })

  test('of two servers one imports', async () => {
    const { api, faults, connectionId, run } = await connected(smallApp)
    await run()
    api.clock.advance(FIRST_REPORTS_MS)
    faults.reset()
    const counts = await Promise.all([importOne(api, connectionId), importOne(api, connectionId)])
    expect(counts.toSorted()).toEqual([0, 1])
    const segments = faults.calls.filter((call) => call.includes('/segments'))
    expect(new Set(segments).size).toBe(segments.length)
  })
})
