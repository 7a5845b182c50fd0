import { expect, test } from 'vitest'
import { getReviewInbox, getReviews } from '#contract/reviews/inbox.ts'
import { importDueReviews } from '#server/reviews/import/import-reviews.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { memberOf } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

describeOnDatabase('reviews of a demo', (open) => {
  const visited = async () => {
    const api = await open()
    const visitor = memberOf(api, await api.demoUser())
    const inbox = ({ store, trackId }: typeof sample.moorlight) =>
      visitor.read(getReviewInbox, { params: { trackId }, query: { store } })
    const feeds = () =>
      api.services.db
        .selectFrom('review_feed')
        .select('track_id')
        .where('organisation_id', '=', visitor.identity.organizationId)
        .execute()
    const calls = () =>
      api.services.db
        .selectFrom('connection')
        .select(['id', 'calls_used'])
        .where('organisation_id', '=', visitor.identity.organizationId)
        .orderBy('id')
        .execute()
    return { api, visitor, inbox, feeds, calls }
  }

  test('REV-001: who opens the inbox of a demo finds reviews that can be answered, and others that can not', async () => {
    const { visitor, inbox } = await visited()
    const console = await inbox(sample.moorlight)
    expect(console).toMatchObject({ source: 'console', connection: { name: 'App Store Connect' }, problem: null })
    expect(console.total).toBeGreaterThanOrEqual(200)
    expect(console.toAnswer).toBeGreaterThan(50)
    const { store, trackId } = sample.moorlight
    const { content } = await visitor.read(getReviews, { params: { trackId }, query: { store } })
    expect(content).toHaveLength(50)
    const languages = new Set(content.map(({ language }) => language))
    expect(languages.size).toBeGreaterThan(1)
    // Its key has made too many calls: until it may go on, there is what everybody sees.
    const market = await inbox(sample.trailmoss)
    expect(market).toMatchObject({ source: 'market', problem: 'rate-limited', toAnswer: 0 })
    expect(market.total).toBeGreaterThan(50)
  })

  test('a demo costs nothing until somebody looks, and little then', async () => {
    const { api, inbox, feeds, calls } = await visited()
    await importDueReviews(api.services)
    expect(await feeds()).toEqual([])
    await inbox(sample.trailmoss)
    const first = await inbox(sample.moorlight)
    const asked = await calls()
    await inbox(sample.moorlight)
    expect(await calls()).toEqual(asked)
    expect(await feeds()).toHaveLength(2)
    // What the first look left is read by the job, once; what is new, when somebody looks again.
    await importDueReviews(api.services)
    const whole = await inbox(sample.moorlight)
    expect(whole.isReading).toBe(false)
    // A first look that ends with the last review does not know yet that it was the last.
    expect(first.isReading || first.total === whole.total).toBe(true)
    api.clock.advance(24 * 3_600_000)
    expect(await importDueReviews(api.services)).toBe(0)
  })
})
