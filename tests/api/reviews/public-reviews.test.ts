import { afterEach, expect, test } from 'vitest'
import { removeApp } from '#contract/projects.ts'
import { revokeConnection } from '#contract/connections/connections.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { serveReviewConsole } from '#tests/support/reviews/review-console.ts'
import {
  connect,
  customerReview,
  readInbox,
  readReviews,
  reviewedApp,
  runOn,
} from '#tests/support/reviews/reviewed-app.ts'
import { signInAgain } from '#tests/support/pages/team.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const HOUR_MS = 3_600_000

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

describeOnEachDatabase('reviews of the public market', (open) => {
  test('REV-001: an app without a connection has what everybody sees, which can not be answered', async () => {
    const api = await open()
    const owner = await newMember(api)
    await owner.addProject(sample.moorlight)
    expect(await runOn(api.services, owner)).toBe(1)
    const inbox = await readInbox(owner, sample.moorlight)
    expect(inbox).toMatchObject({ source: 'market', connection: null, problem: 'no-connection', toAnswer: 0 })
    const all = await readReviews(owner, sample.moorlight)
    expect(all.length).toBe(inbox.total)
    expect(all[0]).toMatchObject({ source: 'market', country: 'US', version: expect.any(String) })
    expect(all.some(({ reply }) => reply?.origin === 'elsewhere')).toBe(true)
    expect(await runOn(api.services, owner)).toBe(0)
    api.clock.advance(3 * HOUR_MS)
    expect(await runOn(api.services, owner)).toBe(1)
  })

  test('REV-001: a store that counts ratings and withholds its list has some reviews, and that is said', async () => {
    const api = await open()
    const owner = await newMember(api)
    await owner.addProject(sample.moorlight)
    const { sample: market } = api.services.jobMarkets
    let isWithheld = true
    const withheld: typeof market = {
      ...market,
      reviews: async (ref, page) => {
        const answer = await market.reviews(ref, page)
        return isWithheld && answer ? { reviews: answer.reviews.slice(0, 8), next: null, isWithheld } : answer
      },
    }
    const services = { ...api.services, jobMarkets: { ...api.services.jobMarkets, sample: withheld } }
    await runOn(services, owner)
    expect(await readInbox(owner, sample.moorlight)).toMatchObject({ source: 'market', total: 8, withheldIn: ['US'] })
    isWithheld = false
    api.clock.advance(3 * HOUR_MS)
    await runOn(services, owner)
    const again = await signInAgain(api, owner)
    const inbox = await readInbox(again, sample.moorlight)
    expect(inbox).toMatchObject({ source: 'market', withheldIn: [] })
    // One review that is read in two ways is one.
    const all = await readReviews(again, sample.moorlight)
    expect(new Set(all.map(({ id }) => id)).size).toBe(inbox.total)
  })

  test('REV-001: an app whose reviews were never read is read when somebody looks, once for all who do', async () => {
    const app = await reviewedApp(open)
    stops.push(app.stop)
    const ago = (hours: number) => new Date(app.api.clock.now().getTime() - hours * HOUR_MS)
    app.console.reviews.push(...Array.from({ length: 30 }, (_, n) => customerReview(`a-${n}`, ago(n + 1))))
    const looks = await Promise.all([app.inbox(), app.reviews(), app.inbox()])
    expect(looks).toMatchObject([{ total: 30 }, { length: 30 }, { total: 30 }])
    await app.inbox()
    expect(app.console.faults.calls.filter((call) => /\/apps\/\d+\/customerReviews\?/.test(call))).toHaveLength(1)
  })

  test('ERR-045: while a store does not answer, somebody who looks does not wait for it twice', async () => {
    const app = await reviewedApp(open)
    stops.push(app.stop)
    app.console.faults.on('/customerReviews?', { status: 500 }, { status: 500 })
    // The sample market, which everybody sees, stands in.
    expect(await app.inbox()).toMatchObject({ source: 'market', connection: { name: 'Team key' } })
    await app.inbox()
    expect(app.console.faults.calls.filter((call) => /\/apps\/\d+\/customerReviews\?/.test(call))).toHaveLength(1)
  })

  test('CONN-016: a new connection is asked at once, and what it tells takes the place of the market', async () => {
    const console = await serveReviewConsole('APP_STORE')
    stops.push(console.stop)
    const api = await open({ env: console.env })
    console.follow(api.clock.now)
    const owner = await newMember(api)
    await owner.addProject(sample.moorlight)
    await runOn(api.services, owner)
    expect((await readInbox(owner, sample.moorlight)).source).toBe('market')
    console.reviews.push(customerReview('told', new Date(api.clock.now().getTime() - HOUR_MS)))
    await connect(api, owner, console, sample.moorlight)
    // A page that is open now has to look again.
    expect(await readInbox(owner, sample.moorlight)).toMatchObject({ source: 'market', isReading: true })
    expect(await runOn(api.services, owner)).toBe(1)
    const inbox = await readInbox(owner, sample.moorlight)
    expect(inbox).toMatchObject({ source: 'console', total: 1, toAnswer: 1, isReading: false })
    expect(await readReviews(owner, sample.moorlight)).toMatchObject([{ id: 'told', source: 'console' }])
  })

  test('REV-005: a version that only the public market told of a review stays with the review that the console tells', async () => {
    const console = await serveReviewConsole('APP_STORE')
    stops.push(console.stop)
    const api = await open({ env: console.env })
    console.follow(api.clock.now)
    const owner = await newMember(api)
    await owner.addProject(sample.moorlight)
    await runOn(api.services, owner)
    const [seen] = await readReviews(owner, sample.moorlight)
    if (!seen) throw new Error('The market tells reviews')
    const { rating, title, body, author, version } = seen
    const same = { rating, title, body, author }
    console.reviews.push(
      customerReview('same', new Date(seen.writtenAt), same),
      customerReview('other', new Date(seen.writtenAt), { ...same, author: 'Somebody else' }),
    )
    await connect(api, owner, console, sample.moorlight)
    await runOn(api.services, owner)
    const told = await readReviews(owner, sample.moorlight)
    expect(Object.fromEntries(told.map((one) => [one.id, one.version]))).toEqual({ same: version, other: null })
  })

  test('REV-011: what a console told stays when its connection is revoked; the market adds what is newer', async () => {
    const app = await reviewedApp(open)
    stops.push(app.stop)
    const { api, connectionId } = app
    const at = new Date(api.clock.now().getTime() - 40 * 24 * HOUR_MS)
    app.console.reviews.push(customerReview('told', at))
    await app.run()
    await app.owner.read(revokeConnection, { params: { connectionId } })
    expect(await app.run()).toBe(1)
    const all = await app.reviews()
    expect(all.at(-1)).toMatchObject({ id: 'told', source: 'console' })
    expect(all.length).toBeGreaterThan(5)
    expect(
      all.slice(0, -1).every(({ source, writtenAt }) => source === 'market' && Date.parse(writtenAt) > at.getTime()),
    ).toBe(true)
    expect(await app.inbox()).toMatchObject({ source: 'console', connection: null, problem: 'no-connection' })
  })

  test('an app that is removed takes its reviews along', async () => {
    const app = await reviewedApp(open)
    stops.push(app.stop)
    app.console.reviews.push(customerReview('told', new Date(app.api.clock.now().getTime() - HOUR_MS)))
    await app.run()
    const { organizationId } = app.owner.identity
    await app.owner.read(removeApp, {
      params: { orgId: organizationId, trackId: app.app.trackId },
      query: { store: app.app.store },
    })
    for (const table of ['own_review', 'review_feed', 'review_reply', 'review_report'] as const) {
      const rows = await app.api.services.db
        .selectFrom(table)
        .select('track_id')
        .where('organisation_id', '=', organizationId)
        .execute()
      expect(rows).toEqual([])
    }
  })
})
