import { expect, test } from 'vitest'
import type { ErrorBody } from '#contract/protocol/errors.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import {
  createSummary,
  getSummaries,
  getSummary,
  removeSummary,
  retrySummary,
  translateSummary,
} from '#contract/reviews/summaries.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { atTheSameTime, memberOf, newMember } from '#tests/support/api/member.ts'
import { summarisedApp } from '#tests/support/reviews/summarised-app.ts'

const MINUTE_MS = 60_000
const codeOf = ({ body }: { body: unknown }) => (body as ErrorBody).error

describeOnDatabase('review summaries', (open) => {
  test('REV-017, REV-022: a summary of a period is made of what is stored: topics, counts, quotes word for word', async () => {
    const { owner, app, write, create, run, detailsOf } = await summarisedApp(open)
    const inside = await write(3)
    await write(40, { rating: 5, country: 'DE' })
    const made = await create()
    expect(made).toMatchObject({ status: 'OPEN', progress: 0, isScheduled: false, by: null, language: 'en' })
    expect(await run()).toBe(1)
    const details = await detailsOf(made.id)
    expect(details).toMatchObject({
      status: 'DONE',
      progress: 1,
      by: 'rules',
      reviews: 10,
      countriesFound: 1,
      averageRating: 2.7,
      averageBefore: 5,
      withoutReply: 10,
      translations: ['en'],
    })
    const names = details.topics.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['rain sounds', 'subscription']))
    expect(details.topics.find(({ name }) => name === 'subscription')).toMatchObject({
      reviews: 3,
      negative: 3,
      before: 3,
    })
    for (const topic of details.topics) {
      for (const id of topic.reviewIds) expect(inside).toContain(id)
      expect(topic.quotes.length).toBeGreaterThan(0)
    }
    expect(details.text[0]!.text).toMatch(/^10 reviews were written from /)
    expect(details.text.some(({ text, topic }) => topic !== null && text.includes(names[topic]!))).toBe(true)
    const { summaries } = await owner.read(getSummaries, { ...owner.own, query: app })
    expect(summaries.map(({ id, status }) => [id, status])).toEqual([[made.id, 'DONE']])
  })

  test('REV-017: countries and languages limit it', async () => {
    const { write, create, run, detailsOf } = await summarisedApp(open)
    await write(3, { country: 'DE', language: 'en' })
    await write(3, { country: 'US', language: 'de' })
    const german = await create({ countries: ['DE', 'FR', 'DE'] })
    const inGerman = await create({ languages: ['de'] })
    await run()
    expect(german.countries).toEqual(['DE', 'FR'])
    expect(await detailsOf(german.id)).toMatchObject({ reviews: 10, countriesFound: 1 })
    expect(await detailsOf(inGerman.id)).toMatchObject({ reviews: 10, languages: ['de'] })
  })

  test('REV-019, ERR-054: its period lies within the last 90 days', async () => {
    const { owner, bodyOf, daysAgo, today, used } = await summarisedApp(open)
    const ask = (from: UtcDay, to: UtcDay) => owner.call(createSummary, { ...owner.own, body: bodyOf({ from, to }) })
    expect((await ask(daysAgo(90), today())).status).toBe(201)
    for (const [from, to] of [
      [daysAgo(91), today()],
      [daysAgo(10), daysAgo(-2)],
      [daysAgo(3), daysAgo(5)],
    ] as const) {
      const refused = await ask(from, to)
      expect(codeOf(refused)).toBe('OUT_OF_RANGE')
      expect((refused.body as ErrorBody).details).toEqual({ from: daysAgo(90), to: today() })
    }
    expect(await used()).toBe(1)
  })

  test('ERR-053, OP-48: five a month, taken together with the summary, also by several at once', async () => {
    const { owner, bodyOf, used } = await summarisedApp(open)
    const answers = await atTheSameTime(owner, Array.from({ length: 8 }), () =>
      owner.call(createSummary, { ...owner.own, body: bodyOf() }),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    const refused = answers.find(({ status }) => status !== 201)!
    expect(refused.body).toMatchObject({ error: 'QUOTA_EXCEEDED', details: { limit: 5 } })
    expect(await used()).toBe(5)
  })

  test('REV-022: a create whose answer was lost is made once', async () => {
    const { owner, bodyOf, used } = await summarisedApp(open)
    const body = bodyOf()
    await owner.read(createSummary, { ...owner.own, body })
    expect(await owner.read(createSummary, { ...owner.own, body })).toMatchObject({ id: body.id })
    expect(await used()).toBe(1)
  })

  test('OP-48: what was deleted before it was made, or has no reviews, gives its slot back; what was made keeps it', async () => {
    const { owner, at, write, create, run, used, detailsOf, daysAgo } = await summarisedApp(open)
    const removed = await create()
    await owner.read(removeSummary, at(removed.id))
    await owner.read(removeSummary, at(removed.id))
    expect(await used()).toBe(0)
    const empty = await create({ from: daysAgo(80), to: daysAgo(70) })
    expect(await used()).toBe(1)
    await run()
    expect(await used()).toBe(0)
    expect(await detailsOf(empty.id)).toMatchObject({ status: 'DONE', reviews: 0, averageRating: null, topics: [] })
    await write()
    const made = await create()
    await run()
    await owner.read(removeSummary, at(made.id))
    expect(await used()).toBe(1)
    expect(codeOf(await owner.call(getSummary, { ...at(made.id), query: {} }))).toBe('SUMMARY_NOT_FOUND')
  })

  test('REV-018: reviews that can’t be read for a quarter of an hour end as CRAWLING_FAILED, and can be tried again', async () => {
    const { api, create, run, detailsOf, used, signedIn, at } = await summarisedApp(open)
    const feeds = () => api.services.db.updateTable('review_feed')
    await feeds().set({ read_at: null }).execute()
    const made = await create()
    await run()
    expect(await detailsOf(made.id)).toMatchObject({ status: 'CRAWLING' })
    api.clock.advance(16 * MINUTE_MS)
    await run()
    const later = await signedIn()
    expect(await detailsOf(made.id, later)).toMatchObject({ status: 'CRAWLING_FAILED' })
    expect(await used()).toBe(0)
    await feeds().set({ read_at: api.clock.now() }).execute()
    expect(await later.read(retrySummary, at(made.id))).toMatchObject({ status: 'OPEN' })
    expect(await used()).toBe(1)
    await run()
    expect(await detailsOf(made.id, later)).toMatchObject({ status: 'DONE' })
    expect(await later.read(retrySummary, at(made.id))).toMatchObject({ status: 'DONE' })
  })

  test('REV-018: without a model a text by rules is had in the other language, too', async () => {
    const { owner, at, write, create, run } = await summarisedApp(open)
    await write()
    const made = await create()
    expect(codeOf(await owner.call(translateSummary, { ...at(made.id), body: { language: 'de' } }))).toBe(
      'SUMMARY_NOT_FOUND',
    )
    await run()
    const german = await owner.read(translateSummary, { ...at(made.id), body: { language: 'de' } })
    expect(german).toMatchObject({ status: 'DONE_TRANSLATED', language: 'de', translations: ['de', 'en'], by: 'rules' })
    expect(german.text[0]!.text).toMatch(/Rezensionen/)
    await owner.read(translateSummary, { ...at(made.id), body: { language: 'de' } })
    const first = await owner.read(getSummary, { ...at(made.id), query: {} })
    expect(first).toMatchObject({ language: 'en', status: 'DONE_TRANSLATED' })
    expect(await owner.read(getSummary, { ...at(made.id), query: { language: 'de' } })).toMatchObject({
      language: 'de',
    })
  })

  test('REV-017: in the demo a summary reads its reviews first, and finds what people write about', async () => {
    const { api, run, bodyOf } = await summarisedApp(open)
    const demo = memberOf(api, await api.demoUser())
    const made = await demo.read(createSummary, { ...demo.own, body: bodyOf({ from: bodyOf().from }) })
    await run(api.services, demo)
    const details = await demo.read(getSummary, { params: { ...demo.own.params, summaryId: made.id }, query: {} })
    expect(details).toMatchObject({ status: 'DONE', by: 'rules' })
    expect(details.reviews).toBeGreaterThan(5)
    expect(details.topics.length).toBeGreaterThan(1)
  })

  test('REV-017: nobody of another organisation sees, repeats, translates or deletes it', async () => {
    const { api, owner, app, at, write, create, run, detailsOf } = await summarisedApp(open)
    await write()
    const made = await create()
    await run()
    const stranger = await newMember(api)
    const inOwn = { params: { orgId: stranger.own.params.orgId, summaryId: made.id } }
    expect(codeOf(await stranger.call(getSummary, { ...inOwn, query: {} }))).toBe('SUMMARY_NOT_FOUND')
    expect(codeOf(await stranger.call(retrySummary, inOwn))).toBe('SUMMARY_NOT_FOUND')
    expect(codeOf(await stranger.call(translateSummary, { ...inOwn, body: { language: 'de' } }))).toBe(
      'SUMMARY_NOT_FOUND',
    )
    await stranger.read(removeSummary, inOwn)
    expect(codeOf(await stranger.call(getSummary, { ...at(made.id), query: {} }))).toBe('FORBIDDEN')
    expect(codeOf(await stranger.call(getSummaries, { ...owner.own, query: app }))).toBe('FORBIDDEN')
    expect(await detailsOf(made.id)).toMatchObject({ status: 'DONE' })
  })
})
