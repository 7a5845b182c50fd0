import { afterEach, expect, test } from 'vitest'
import type { ErrorBody } from '#contract/protocol/errors.ts'
import { markReviews, sendReply, withdrawReply } from '#contract/reviews/inbox.ts'
import { replyLimits } from '#contract/reviews/review.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { atTheSameTime, newMember, type Member } from '#tests/support/api/member.ts'
import { joinTeam, setPermissions, signInAgain } from '#tests/support/pages/team.ts'
import { addReviews, repliesOf } from '#tests/support/reviews/own-reviews.ts'
import { replyingApp } from '#tests/support/reviews/replying.ts'
import { addReply, customerReview } from '#tests/support/reviews/reviewed-app.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})
const codeOf = ({ body }: { body: object | null }) => (body as ErrorBody | null)?.error ?? 'ok'

describeOnEachDatabase('answering a review', (open) => {
  const replying = async (options: Parameters<typeof replyingApp>[1] = {}) => {
    const app = await replyingApp(open, options)
    stops.push(app.stop)
    return app
  }
  type App = Awaited<ReturnType<typeof replying>>
  /** As `reply`, whatever comes of it. */
  const answer = async (
    app: App,
    text: string,
    seen?: { changedAt: string; reply: string | null },
    member?: Member,
  ) => {
    const [id = ''] = app.ids
    const body = { text, seen: seen ?? app.seen(await app.review()) }
    return (member ?? (await app.current())).call(sendReply, { ...app.path(id), body })
  }

  test.each([
    ['App Store', sample.moorlight],
    ['Google Play', sample.trailmoss],
  ])(
    'REV-007, REV-008, OP-72: %s: a text longer than the limit is refused with both lengths, in code points',
    async (_, ref) => {
      const app = await replying({ app: ref })
      const limit = replyLimits[ref.store]
      const long = await answer(app, '😀'.repeat(limit + 1))
      expect(long).toMatchObject({
        status: 422,
        body: { error: 'REPLY_TOO_LONG', details: { limit, length: limit + 1 } },
      })
      expect((await app.review()).reply).toBeNull()
      expect((await answer(app, '😀'.repeat(limit))).status).toBe(200)
      await app.afterUndo()
      expect((await app.review()).reply?.problem).toBeNull()
    },
  )

  test('blank texts and texts beyond all limits are no replies', async () => {
    const app = await replying()
    expect(codeOf(await answer(app, ' \n '))).toBe('VALIDATION_FAILED')
    expect(codeOf(await answer(app, 'x'.repeat(12_001)))).toBe('VALIDATION_FAILED')
  })

  test('REV-001: the same command twice, or again with its answer lost, is one reply', async () => {
    const app = await replying()
    const [id = ''] = app.ids
    const body = { text: 'Thank you!', seen: app.seen(await app.review()) }
    const call = { ...app.path(id), body }
    const key = { idempotencyKey: crypto.randomUUID() }
    const send = () => app.api.request(sendReply, call, { ...app.owner, ...key })
    const [first, second] = [await send(), await send()]
    expect(second.body).toEqual(first.body)
    // With another key and what was seen before, the text is there already.
    expect((await answer(app, 'Thank you!', body.seen)).status).toBe(200)
    await app.afterUndo()
    expect(app.posts()).toHaveLength(1)
    expect((await app.review()).reply?.state).toBe('pending')
    expect((await answer(app, 'Thank you!', body.seen)).status).toBe(200)
    await app.afterUndo()
    expect(app.posts()).toHaveLength(1)
  })

  test('a review that its author has changed, or that was answered, meanwhile is a conflict, and nothing is sent', async () => {
    const app = await replying()
    const seen = app.seen(await app.review())
    app.api.clock.advance(3_600_000)
    app.console.reviews[0] = customerReview(app.ids[0]!, app.api.clock.now(), {
      rating: 1,
      body: 'It crashes now, every day, since the update.',
    })
    await app.run()
    expect(await answer(app, 'Thank you!', seen)).toMatchObject({
      status: 409,
      body: { error: 'CHANGED_ELSEWHERE', details: { changed: 'review' } },
    })
    const now = app.seen(await app.review())
    await app.reply('We are sorry')
    expect(await answer(app, 'So sorry', now)).toMatchObject({
      status: 409,
      body: { error: 'CHANGED_ELSEWHERE', details: { changed: 'reply' } },
    })
    expect((await app.review()).reply?.text).toBe('We are sorry')
    const rivals = ['One', 'Two', 'Three']
    const current = app.seen(await app.review())
    const answers = await atTheSameTime(await app.current(), rivals, (text) => answer(app, text, current))
    expect(answers.map(codeOf).toSorted()).toEqual(['CHANGED_ELSEWHERE', 'CHANGED_ELSEWHERE', 'ok'])
  })

  test('an answer that was given in the store’s own console meanwhile is a conflict', async () => {
    const app = await replying()
    const seen = app.seen(await app.review())
    await app.console.records.put(app.console.given.owner, 'reply', app.ids[0]!, {
      is: 'reply',
      body: 'From the console',
      at: new Date(app.api.clock.now().getTime() - 400_000).toISOString(),
    })
    app.api.clock.advance(86_400_001)
    await app.run()
    expect((await app.review()).reply).toMatchObject({ text: 'From the console', origin: 'elsewhere' })
    expect(codeOf(await answer(app, 'Thank you!', seen))).toBe('CHANGED_ELSEWHERE')
    // Who has seen it may replace it.
    await app.reply('Better')
    await app.afterUndo()
    expect(await app.inStore()).toEqual({ [app.ids[0]!]: 'Better' })
  })

  test('REV-001: reviews of the public market, and those without an id of the store, can’t be answered', async () => {
    const app = await replying()
    await addReviews(app.api, app.owner, { 'm-1': { source: 'market' }, 'csv-1': {} })
    const send = async (id: string) => {
      const body = { text: 'Thank you!', seen: app.seen(await app.review(id)) }
      return (await app.current()).call(sendReply, { ...app.path(id), body })
    }
    expect(codeOf(await send('m-1'))).toBe('NOT_ANSWERABLE')
    expect(codeOf(await send('csv-1'))).toBe('NOT_ANSWERABLE')
    const gone = { text: 'Thank you!', seen: { changedAt: app.api.clock.now().toISOString(), reply: null } }
    expect(codeOf(await app.owner.call(sendReply, { ...app.path('nobody'), body: gone }))).toBe('REVIEW_NOT_FOUND')
  })

  test('a rule’s draft is let go as the rule’s, or changed as a person’s', async () => {
    const app = await replying({ count: 2 })
    const [one = '', two = ''] = app.ids
    const ruleId = crypto.randomUUID()
    for (const review of app.ids) await addReply(app, { review, state: 'to-approve', text: 'Thanks!' })
    await app.api.services.db
      .updateTable('review_reply')
      .set({ origin: 'rule', rule_id: ruleId })
      .where('organisation_id', '=', app.owner.identity.organizationId)
      .execute()
    expect((await app.reply('Thanks!', one)).reply).toMatchObject({ origin: 'rule', ruleId, state: 'queued' })
    // Who has not seen it answers in its place.
    const unseen = { changedAt: (await app.review(two)).changedAt, reply: null }
    const body = { text: 'My own', seen: unseen }
    await app.owner.read(sendReply, { ...app.path(two), body })
    expect((await app.review(two)).reply).toMatchObject({ origin: 'person', ruleId: null, text: 'My own' })
  })

  test('REV-002, REV-012: a reply tells whether it was a draft or a template', async () => {
    const app = await replying({ count: 2 })
    const [one = '', two = ''] = app.ids
    const templateId = crypto.randomUUID()
    const send = async (id: string, more: { origin: 'ai' | 'template'; templateId?: string }) =>
      app.owner.read(sendReply, {
        ...app.path(id),
        body: { text: 'Hi!', seen: app.seen(await app.review(id)), ...more },
      })
    expect((await send(one, { origin: 'ai' })).reply?.origin).toBe('ai')
    expect((await send(two, { origin: 'template', templateId })).reply?.origin).toBe('template')
    expect((await repliesOf(app.api, app.owner))[two]?.template_id).toBe(templateId)
  })

  test('REV-001: reviews are marked as done and as open again; those that are gone are left out', async () => {
    const app = await replying({ count: 3 })
    const [one = '', two = ''] = app.ids
    const { trackId, store } = app.app
    const mark = async (reviewIds: string[], isDone: boolean) =>
      app.owner.call(markReviews, { params: { trackId }, query: { store }, body: { reviewIds, isDone } })
    expect((await mark([one, two, 'nobody'], true)).status).toBe(204)
    expect((await app.reviews()).filter(({ isDone }) => isDone)).toHaveLength(2)
    expect((await app.inbox()).toAnswer).toBe(1)
    expect((await mark([one], false)).status).toBe(204)
    expect((await app.inbox()).toAnswer).toBe(2)
  })

  test('other organisations, and members without the right, answer nothing', async () => {
    const app = await replying()
    const [id = ''] = app.ids
    const { trackId, store } = app.app
    const seen = app.seen(await app.review())
    const done = { params: { trackId }, query: { store }, body: { reviewIds: [id], isDone: true } }
    const stranger = await newMember(app.api)
    expect(codeOf(await answer(app, 'Hi', seen, stranger))).toBe('APP_NOT_FOUND')
    await stranger.addProject(app.app)
    expect(codeOf(await answer(app, 'Hi', seen, stranger))).toBe('REVIEW_NOT_FOUND')
    expect(codeOf(await stranger.call(withdrawReply, app.path(id)))).toBe('REVIEW_NOT_FOUND')
    expect((await stranger.call(markReviews, done)).status).toBe(204)
    const member = await joinTeam(app.api, app.owner)
    await setPermissions(app.api, member, { account: 'view', apps: {}, grants: [] })
    for (const refused of [
      await answer(app, 'Hi', seen, member),
      await member.call(withdrawReply, app.path(id)),
      await member.call(markReviews, done),
    ])
      expect(codeOf(refused)).toBe('FORBIDDEN')
    expect(await app.review()).toMatchObject({ reply: null, isDone: false })
    await setPermissions(app.api, member, { account: 'view', apps: {}, grants: ['reviews/reply'] })
    expect((await answer(app, 'Hi', seen, await signInAgain(app.api, member))).status).toBe(200)
  })
})
