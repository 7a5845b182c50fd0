import { afterEach, expect, test } from 'vitest'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import type { ReviewConsole } from '#tests/support/reviews/review-console.ts'
import { addReply, customerReview, reviewedApp } from '#tests/support/reviews/reviewed-app.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const failures = Array.from({ length: 9 }, () => ({ status: 500 }))

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

describeOnDatabase('reviews of App Store Connect', (open) => {
  const connected = async () => {
    const app = await reviewedApp(open)
    stops.push(app.stop)
    /** `ago`: hours. */
    const ago = (hours: number) => new Date(app.api.clock.now().getTime() - hours * HOUR_MS)
    const listed = () => app.console.faults.calls.filter((call) => /\/apps\/\d+\/customerReviews\?/.test(call)).length
    return { ...app, ago, listed }
  }
  const stored = ({ api, owner }: Awaited<ReturnType<typeof connected>>) =>
    api.services.db
      .selectFrom('own_review')
      .selectAll()
      .where('organisation_id', '=', owner.identity.organizationId)
      .orderBy('review_id')
      .execute()

  test('REV-005: the version of the app comes with each review that the store names one for, once', async () => {
    const app = await connected()
    const { console, ago } = app
    console.reviews.push(
      customerReview('new', ago(2), { version: '4.12.0' }),
      customerReview('old', ago(900), { version: '4.3.0', locale: 'de-DE' }),
      customerReview('none', ago(3)),
    )
    const versions = async () => Object.fromEntries((await app.reviews()).map(({ id, version }) => [id, version]))
    await app.run()
    expect(await versions()).toEqual({ new: '4.12.0', old: '4.3.0', none: null })
    const ofVersions = () => console.faults.calls.filter((call) => call.includes('/appStoreVersions')).length
    const before = ofVersions()
    app.api.clock.advance(3 * HOUR_MS)
    await app.run()
    expect(ofVersions()).toBe(before)
    console.reviews.push(customerReview('next', ago(0.1), { version: '4.12.1' }))
    app.api.clock.advance(HOUR_MS)
    await app.run()
    expect(await versions()).toMatchObject({ next: '4.12.1', new: '4.12.0' })
  })

  test.each([
    ['a key that may not see versions', (console: ReviewConsole) => (console.given.lacks = ['read-listing'])],
    ['a store that fails at them', (console: ReviewConsole) => console.faults.on('/appStoreVersions', ...failures)],
  ])('REV-005: %s brings the reviews without them', async (_, spoil) => {
    const app = await connected()
    spoil(app.console)
    app.console.reviews.push(customerReview('new', app.ago(2), { version: '4.12.0' }))
    await app.run()
    expect(await app.reviews()).toMatchObject([{ id: 'new', version: null }])
    expect(await app.inbox()).toMatchObject({ source: 'console' })
  })

  test('REV-011: all reviews come page by page, with what Apple does not tell left open, and an hour later only what is new', async () => {
    const app = await connected()
    const { console, ago } = app
    console.reviews.push(
      ...Array.from({ length: 430 }, (_, n) => customerReview(`a-${n}`, ago(n + 1), { rating: (n % 5) + 1 })),
      customerReview('short', ago(2.5), { title: null, body: 'Nice', locale: 'de-DE', author: null }),
      customerReview('german', ago(3.5), {
        title: 'Absturz',
        body: 'Seit dem letzten Update stürzt die App beim Öffnen ständig ab.',
        locale: 'de-DE',
      }),
    )
    expect(await app.run()).toBe(1)
    expect(app.listed()).toBe(3)
    const all = await app.reviews()
    expect(all).toHaveLength(432)
    expect(all.find(({ id }) => id === 'german')).toEqual({
      id: 'german',
      store: 'APP_STORE',
      trackId: app.app.trackId,
      source: 'console',
      rating: 4,
      title: 'Absturz',
      body: 'Seit dem letzten Update stürzt die App beim Öffnen ständig ab.',
      author: 'Orla',
      country: 'DE',
      language: 'de',
      languageFrom: 'text',
      version: null,
      device: null,
      likes: null,
      writtenAt: expect.any(String),
      changedAt: expect.any(String),
      earlier: [],
      reply: null,
      changedAfterReply: false,
      isDone: false,
    })
    expect(all.find(({ id }) => id === 'short')).toMatchObject({ title: null, author: null, language: null })
    expect(await app.inbox()).toMatchObject({ source: 'console', problem: null, total: 432, toAnswer: 432 })
    expect(await app.run()).toBe(0)

    const before = await stored(app)
    app.api.clock.advance(HOUR_MS)
    expect(await app.run()).toBe(1)
    expect(app.listed()).toBe(4)
    expect(await stored(app)).toEqual(before)
    console.reviews.push(customerReview('new', app.ago(0.1)))
    app.api.clock.advance(HOUR_MS)
    await app.run()
    expect((await app.reviews())[0]?.id).toBe('new')
    expect(await stored(app)).toHaveLength(433)
  })

  test('REV-011: what an author changes keeps what was said before and the reply that answered it', async () => {
    const app = await connected()
    const { console, ago, api } = app
    const first = customerReview('one', ago(48), {
      rating: 1,
      body: 'It loses all of my notes.',
      reply: { body: 'Sorry! 2.1 puts that right.', createdAt: ago(40).toISOString() },
    })
    console.reviews.push(first)
    await app.run()
    expect(await app.reviews()).toMatchObject([{ changedAfterReply: false, reply: { origin: 'elsewhere' } }])
    api.clock.advance(HOUR_MS)
    console.reviews[0] = {
      ...first,
      rating: 5,
      body: 'My notes are back, thank you.',
      createdAt: ago(0.5).toISOString(),
    }
    for (let again = 0; again < 3; again += 1) {
      await app.run()
      api.clock.advance(HOUR_MS)
    }
    const changed = await app.reviews()
    expect(changed).toMatchObject([
      {
        rating: 5,
        body: 'My notes are back, thank you.',
        changedAfterReply: true,
        isDone: false,
        writtenAt: first.createdAt,
        reply: { text: 'Sorry! 2.1 puts that right.', state: 'published' },
        earlier: [
          {
            rating: 1,
            title: first.title,
            body: 'It loses all of my notes.',
            writtenAt: first.createdAt,
            reply: 'Sorry! 2.1 puts that right.',
          },
        ],
      },
    ])
    expect(changed[0]?.changedAt).not.toBe(changed[0]?.writtenAt)
    // An answer to the change, written elsewhere, settles it.
    console.reviews[0].reply = { body: 'Glad to hear that!', createdAt: ago(0.1).toISOString() }
    api.clock.advance(HOUR_MS)
    await app.run()
    expect(await app.reviews()).toMatchObject([{ changedAfterReply: false, reply: { text: 'Glad to hear that!' } }])
  })

  test('REV-011: a review that the store has not listed twice goes; one that a page left out stays', async () => {
    const app = await connected()
    const { console, ago, api } = app
    console.reviews.push(...Array.from({ length: 5 }, (_, n) => customerReview(`a-${n}`, ago(n + 30))))
    await app.run()
    const [newest] = console.reviews.splice(0, 1)
    const [, oldest] = [console.reviews.splice(1, 1), console.reviews.splice(2, 1)[0]]
    api.clock.advance(DAY_MS)
    await app.run()
    expect(await app.reviews()).toHaveLength(5)
    console.reviews.push(newest!)
    api.clock.advance(HOUR_MS)
    await app.run()
    expect((await app.reviews()).map(({ id }) => id)).toEqual(['a-0', 'a-1', 'a-3'])
    console.reviews.push(oldest!)
    api.clock.advance(DAY_MS)
    await app.run()
    expect(await app.reviews()).toHaveLength(4)
    expect((await app.inbox()).total).toBe(4)
  })

  test('REV-011: replies of others are taken over, change and go, and Apple publishes them later', async () => {
    const app = await connected()
    const { console, ago, api } = app
    console.reviews.push(customerReview('app-US-1-1', ago(30)), customerReview('app-US-1-2', ago(31)))
    const body = 'Written in App Store Connect.'
    await console.records.put(console.key.registered.owner, 'reply', 'app-US-1-1', {
      is: 'reply',
      body,
      at: ago(0).toISOString(),
    })
    await app.run()
    const replyIs = async (expected: object | null) =>
      expect((await app.reviews()).find(({ id }) => id === 'app-US-1-1')).toMatchObject({ reply: expected })
    await replyIs({ text: body, state: 'pending', origin: 'elsewhere', ruleId: null })
    expect((await app.inbox()).toAnswer).toBe(1)
    api.clock.advance(DAY_MS)
    await app.run()
    await replyIs({ text: body, state: 'published' })
    const other = { is: 'reply', body: 'Another answer.', at: ago(1).toISOString() }
    await console.records.put(console.key.registered.owner, 'reply', 'app-US-1-1', other)
    api.clock.advance(DAY_MS)
    await app.run()
    await replyIs({ text: 'Another answer.', state: 'published', origin: 'elsewhere' })
    await console.records.put(console.key.registered.owner, 'reply', 'app-US-1-1', { is: 'deleted' })
    api.clock.advance(DAY_MS)
    await app.run()
    await replyIs(null)
    expect((await app.inbox()).toAnswer).toBe(2)
  })

  test.each(['to-approve', 'queued', 'sending'] as const)(
    'REV-011: a reply of ours that is %s is not touched by what the store shows',
    async (state) => {
      const app = await connected()
      const { console, ago, api } = app
      console.reviews.push(customerReview('one', ago(30)))
      await app.run()
      await addReply(app, { review: 'one', state, text: 'Ours.' })
      console.reviews[0]!.reply = { body: 'Theirs.', createdAt: ago(0.1).toISOString() }
      api.clock.advance(DAY_MS)
      await app.run()
      expect(await app.reviews()).toMatchObject([{ reply: { text: 'Ours.', state, origin: 'person' } }])
    },
  )

  test('REV-011: a reply that was sent is pending, then published, once the store shows it', async () => {
    const app = await connected()
    const { console, ago, api } = app
    console.reviews.push(customerReview('app-US-1-1', ago(30)))
    await app.run()
    await addReply(app, { review: 'app-US-1-1', state: 'sent', text: 'Ours.' })
    api.clock.advance(HOUR_MS)
    const at = ago(0).toISOString()
    await console.records.put(console.key.registered.owner, 'reply', 'app-US-1-1', { is: 'reply', body: 'Ours.', at })
    await app.run()
    expect(await app.reviews()).toMatchObject([{ reply: { text: 'Ours.', state: 'pending', origin: 'person' } }])
    api.clock.advance(HOUR_MS)
    await app.run()
    expect(await app.reviews()).toMatchObject([{ reply: { text: 'Ours.', state: 'published', origin: 'person' } }])
  })
})
