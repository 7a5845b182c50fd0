import { afterEach, expect, test } from 'vitest'
import { getConnections } from '#contract/connections/connections.ts'
import { createLog } from '#server/kernel/log.ts'
import { importDueReviews } from '#server/reviews/import/import-reviews.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { customerReview, reviewedApp, runOn } from '#tests/support/reviews/reviewed-app.ts'

const HOUR_MS = 3_600_000
const CLAIM_MS = 600_001

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

describeOnEachDatabase('reviews whose reading is interrupted', (open) => {
  const connected = async (count = 450) => {
    const app = await reviewedApp(open)
    stops.push(app.stop)
    const { api, console } = app
    const ago = (hours: number) => new Date(api.clock.now().getTime() - hours * HOUR_MS)
    console.reviews.push(...Array.from({ length: count }, (_, n) => customerReview(`a-${n}`, ago(n / 10 + 1))))
    return { ...app, ago }
  }
  type App = Awaited<ReturnType<typeof connected>>
  const stored = async ({ api, owner }: App) => {
    const rows = await api.services.db
      .selectFrom('own_review')
      .selectAll()
      .where('organisation_id', '=', owner.identity.organizationId)
      .orderBy('review_id')
      .execute()
    return rows.map((row) => Object.assign(row, { stored_at: null }))
  }
  const connection = async ({ current }: App) =>
    (await (await current()).read(getConnections, { query: {} })).content[0]
  const secondPage = 'cursor='

  test('REV-011: too many calls: the connection says so, and when they may go on everything is there once', async () => {
    const app = await connected()
    app.console.faults.on(secondPage, { status: 429, headers: { 'retry-after': '120' } })
    await app.run()
    expect(await app.reviews()).toHaveLength(200)
    expect(await connection(app)).toMatchObject({ status: 'rate-limited', reason: 'rate-limited' })
    expect(await app.inbox()).toMatchObject({ source: 'console', problem: 'rate-limited', total: 200 })
    expect(await app.run()).toBe(0)
    app.api.clock.advance(121_000)
    await app.run()
    expect(await app.reviews()).toHaveLength(450)
  })

  test('ERR-048: a right that is lost in the middle leaves what was read, and shows until it is given again', async () => {
    const app = await connected()
    const { db } = app.api.services
    app.console.faults.watch((request) => {
      if (request.url.includes(secondPage)) app.console.given.lacks = ['read-reviews']
    })
    await app.run()
    expect(await app.inbox()).toMatchObject({ source: 'console', problem: 'permission', total: 200 })
    const row = await db
      .selectFrom('connection')
      .select('next_check_at')
      .where('id', '=', app.connectionId)
      .executeTakeFirstOrThrow()
    expect(row.next_check_at.getTime()).toBeLessThanOrEqual(app.api.clock.now().getTime())
    app.console.faults.reset()
    app.console.given.lacks = []
    app.api.clock.advance(HOUR_MS + 1000)
    await app.run()
    expect(await app.reviews()).toHaveLength(450)
    expect((await app.inbox()).problem).toBeNull()
  })

  test('ERR-045: a key that was revoked breaks the connection; what was read stays, and comes on when a check finds it working', async () => {
    const app = await connected(10)
    const { db, clock } = app.api.services
    await app.run()
    app.console.given.isRevoked = true
    app.console.reviews.push(customerReview('new', app.ago(0)))
    app.api.clock.advance(HOUR_MS + 1)
    await app.run()
    expect(await connection(app)).toMatchObject({ status: 'broken', reason: 'credentials' })
    expect(await app.inbox()).toMatchObject({ source: 'console', problem: 'broken', total: 10 })
    app.console.given.isRevoked = false
    app.api.clock.advance(60_000)
    expect(await app.run()).toBe(0)
    await db
      .updateTable('connection')
      .set({ status: 'working', reason: null, checked_at: clock() })
      .where('id', '=', app.connectionId)
      .execute()
    expect(await app.run()).toBe(1)
    expect(await app.inbox()).toMatchObject({ problem: null, total: 11 })
  })

  test.each([
    ['with 500', { status: 500 }],
    ['with a page of a proxy', 'html'],
    ['with half an answer', 'truncated'],
  ] as const)('ERR-045: a store that answers %s loses nothing', async (_, fault) => {
    const app = await connected(250)
    app.console.faults.on(secondPage, fault)
    await app.run()
    expect(await app.reviews()).toHaveLength(200)
    app.api.clock.advance(HOUR_MS)
    await app.run()
    expect(await app.reviews()).toHaveLength(250)
    expect((await app.inbox()).problem).toBeNull()
  })

  test('REV-011: an import that is killed anywhere goes on as if it had not been', async () => {
    const app = await connected()
    const { db } = app.api.services
    await app.run()
    const whole = await stored(app)
    await db.deleteFrom('own_review').where('organisation_id', '=', app.owner.identity.organizationId).execute()
    await db.deleteFrom('review_feed').where('organisation_id', '=', app.owner.identity.organizationId).execute()
    const transaction = db.transaction.bind(db)
    const quiet = { ...app.api.services, log: createLog('silent') }
    for (const [kill, left] of [
      [1, 0],
      [2, 200],
      [3, 450],
    ]) {
      let begun = 0
      db.transaction = () => {
        begun += 1
        if (begun === kill) throw new Error('killed')
        return transaction()
      }
      await runOn(quiet, app.owner)
      db.transaction = transaction
      // A process that was killed releases nothing: its claim lapses.
      await db
        .updateTable('review_feed')
        .set({ claimed_until: new Date(app.api.clock.now().getTime() + CLAIM_MS), next_at: app.api.clock.now() })
        .where('organisation_id', '=', app.owner.identity.organizationId)
        .execute()
      expect(await runOn(app.api.services, app.owner)).toBe(0)
      expect(await app.reviews()).toHaveLength(left!)
      app.api.clock.advance(CLAIM_MS)
    }
    expect(await runOn(app.api.services, app.owner)).toBe(1)
    expect(await stored(app)).toEqual(whole)
  })

  test('REV-011: a process whose claim was taken over while the store took its time writes nothing more', async () => {
    const app = await connected()
    const { db, clock } = app.api.services
    app.console.faults.watch((request) => {
      if (!request.url.includes(secondPage)) return
      void db
        .updateTable('review_feed')
        .set({ claimed_until: new Date(clock().getTime() + 1e6) })
        .where('organisation_id', '=', app.owner.identity.organizationId)
        .execute()
    })
    await app.run()
    expect(await app.reviews()).toHaveLength(200)
  })

  test('REV-011: two servers at the same time read each app once', async () => {
    const app = await connected()
    await runOn(app.api.services, app.owner, AbortSignal.abort())
    const before = app.console.faults.calls.length
    const read = await Promise.all(Array.from({ length: 4 }, () => importDueReviews(app.api.services)))
    expect(read.reduce((sum, one) => sum + one)).toBe(1)
    const calls = app.console.faults.calls.slice(before).filter((call) => /\/apps\/\d+\/customerReviews\?/.test(call))
    expect(calls).toHaveLength(3)
    expect(await app.reviews()).toHaveLength(450)
  })

  test('5,000 reviews are imported while others are answered', async () => {
    const app = await connected(5000)
    const waits: number[] = []
    const ended = new AbortController()
    const run = app.run().finally(() => ended.abort())
    while (!ended.signal.aborted) {
      const began = performance.now()
      await app.owner.read(getConnections, { query: {} })
      waits.push(performance.now() - began)
    }
    await run
    expect(await app.reviews()).toHaveLength(5000)
    expect(waits.length).toBeGreaterThan(20)
    const sorted = waits.toSorted((a, b) => a - b)
    const [half, most] = [0.5, 0.95].map((share) => Math.round(sorted[Math.floor(waits.length * share)] ?? 0))
    process.stdout.write(`${waits.length} requests while 5,000 reviews come: ${half} ms, 95 % within ${most} ms\n`)
    expect(half).toBeLessThan(400)
  })
})
