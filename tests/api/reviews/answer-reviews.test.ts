import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/protocol/days.ts'
import type { ReplyRule } from '#contract/reviews/automation.ts'
import { changeTemplate, createTemplate, getTemplates, setSupport } from '#contract/reviews/templates.ts'
import { queueReply } from '#server/reviews/replies/queue-reply.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { addReviews, repliesOf, replyRule } from '#tests/support/reviews/own-reviews.ts'
import { answerReviews, makeDue, newRuleOwner } from '#tests/support/reviews/rule-owner.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const { trackId, store } = sample.moorlight

describeOnEachDatabase('the job that lets rules answer reviews', (open) => {
  test('REV-006, REV-012: answers new reviews with a template, filled in, and marks them as of the rule', async () => {
    const api = await open()
    const { owner, templateId, byTemplate, turnOn, automation, usedAssistances } = await newRuleOwner(api)
    const rule = replyRule({ mode: 'positive', answer: byTemplate })
    await turnOn(rule)
    await addReviews(api, owner, {
      good: {},
      three: { rating: 3 },
      bad: { rating: 1 },
      sad: { body: 'I want a refund' },
    })
    await answerReviews(api)
    const replies = await repliesOf(api, owner)
    expect(Object.keys(replies)).toEqual(['good'])
    expect(replies['good']).toMatchObject({
      text: 'Thanks, Ada!',
      origin: 'rule',
      rule_id: rule.id,
      template_id: templateId,
      written_by: null,
      state: 'queued',
    })
    const { records } = await automation()
    expect(records).toMatchObject([{ repliesIn30Days: 1, lastReplyAt: replies['good']?.written_at?.toISOString() }])
    expect(await usedAssistances()).toBe(0)
  })

  test('hostile templates and reviews: others are answered while the job goes through a page of them', async () => {
    const api = await open()
    const { owner, turnOn, answered } = await newRuleOwner(api)
    const templateIds = Array.from({ length: 10 }, () => crypto.randomUUID())
    for (const id of templateIds) {
      const text = `a${`${' '.repeat(100)}x`.repeat(50)} {version}`
      await owner.read(createTemplate, { ...owner.own, body: { id, name: id, text, folderId: null, language: null } })
    }
    await turnOn(replyRule({ answer: { by: 'template', templateIds } }))
    const hostile = { body: '{ ,'.repeat(1000), version: null }
    await addReviews(api, owner, Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`r${at}`, hostile])))
    let health = 0
    const over = new AbortController()
    const others = (async () => {
      while (!over.signal.aborted) {
        expect((await api.app.request('/api/healthz')).status).toBe(200)
        health += 1
        await setImmediate()
      }
    })()
    const healthAt: number[] = []
    // The job looks at it once a review, and here that takes as long as a decision may.
    const clock = () => {
      healthAt.push(health)
      for (const until = performance.now() + 5; performance.now() < until;) void 0
      return api.clock.now()
    }
    await answerReviews(api, { clock })
    over.abort()
    await others
    expect(await answered()).toEqual([])
    expect(new Set(healthAt.slice(-50)).size).toBeGreaterThan(2)
  })

  test('a template counts the replies that were sent with it', async () => {
    const api = await open()
    const { owner, byTemplate, turnOn, tell } = await newRuleOwner(api)
    const rule = replyRule({ answer: byTemplate })
    await turnOn(rule)
    await addReviews(api, owner, { one: {}, two: {} })
    await answerReviews(api)
    const used = async () => (await owner.read(getTemplates, owner.own)).templates[0]?.used
    expect(await used()).toBe(0)
    await tell({ one: 'published', two: 'text' })
    expect(await used()).toBe(1)
  })

  test.each<[ReplyRule['delay'], string, number | null]>([
    ['ask', 'to-approve', null],
    ['two-hours', 'queued', 2 * 3_600_000],
    ['at-once', 'queued', 10_000],
  ])('before it is sent: %s', async (delay, state, wait) => {
    const api = await open()
    const { owner, byTemplate, turnOn } = await newRuleOwner(api)
    await turnOn(replyRule({ answer: byTemplate, delay }))
    await addReviews(api, owner, { one: {} })
    await answerReviews(api)
    const { one } = await repliesOf(api, owner)
    expect(one?.state).toBe(state)
    expect(one?.send_at && one.send_at.getTime() - (one.written_at?.getTime() ?? 0)).toBe(wait)
  })

  test('leaves out what was written before the rule was turned on, unless it includes that, up to 90 days', async () => {
    const api = await open()
    const { owner, byTemplate, put, answered } = await newRuleOwner(api)
    const now = api.clock.now().getTime()
    const ago = (days: number) => ({ written_at: new Date(now - days * DAY_MS) })
    await addReviews(api, owner, { yesterday: ago(1), spring: ago(89), winter: ago(91) })
    const rule = replyRule({ answer: byTemplate })
    await put(rule)
    await answerReviews(api)
    expect(await answered()).toEqual([])
    await makeDue(api)
    await put({ ...rule, includesEarlier: true })
    await answerReviews(api)
    expect(await answered()).toEqual(['spring', 'yesterday'])
  })

  test('leaves out what people have answered or done, what came from the market, and what is gone', async () => {
    const api = await open()
    const { owner, byTemplate, turnOn, answered } = await newRuleOwner(api)
    await turnOn(replyRule({ answer: byTemplate }))
    await addReviews(api, owner, {
      done: { is_done: true },
      market: { source: 'market' },
      gone: { missing_since: new Date() },
      stars: { body: '' },
      answered: {},
    })
    await api.services.db.transaction().execute((transaction) =>
      queueReply(transaction, {
        organisationId: owner.identity.organizationId,
        store,
        trackId,
        reviewId: 'answered',
        text: 'By hand',
        origin: 'person',
        state: 'queued',
        sendAt: null,
        now: api.clock.now(),
      }),
    )
    await answerReviews(api)
    expect(await answered()).toEqual(['answered'])
    expect((await repliesOf(api, owner))['answered']).toMatchObject({ text: 'By hand', origin: 'person' })
  })

  test('answers a review once: not again after its reply was taken back, nor by another rule', async () => {
    const api = await open()
    const { owner, byTemplate, put, turnOn, answered } = await newRuleOwner(api)
    await turnOn(replyRule({ answer: byTemplate }))
    await addReviews(api, owner, { one: {} })
    await answerReviews(api)
    await api.services.db
      .deleteFrom('review_reply')
      .where('organisation_id', '=', owner.identity.organizationId)
      .execute()
    await put(replyRule({ answer: byTemplate, includesEarlier: true }))
    await makeDue(api)
    await answerReviews(api)
    expect(await answered()).toEqual([])
  })

  test('looks at each app every 10 minutes, and at once after its rules were changed', async () => {
    const api = await open()
    const { owner, byTemplate, put, turnOn, answered } = await newRuleOwner(api)
    const rule = replyRule({ answer: byTemplate })
    await turnOn(rule)
    await answerReviews(api)
    await addReviews(api, owner, { one: {} })
    expect(await answerReviews(api)).toBe(0)
    await put({ ...rule, name: 'Praise' })
    expect(await answerReviews(api)).toBe(1)
    expect(await answered()).toEqual(['one'])
    await addReviews(api, owner, { two: {} })
    await makeDue(api)
    await answerReviews(api)
    expect(await answered()).toEqual(['one', 'two'])
    await put({ ...rule, isOn: false })
    await makeDue(api)
    await answerReviews(api)
    await addReviews(api, owner, { three: {} })
    expect(await answered()).toEqual(['one', 'two'])
  })

  test('answers at most so many a UTC day; the others the day after', async () => {
    const api = await open()
    const { owner, byTemplate, turnOn, answered } = await newRuleOwner(api)
    await turnOn(replyRule({ answer: byTemplate, perDay: 2 }))
    await addReviews(api, owner, { a: {}, b: {}, c: {}, d: {}, e: {} })
    await answerReviews(api)
    expect(await answered()).toEqual(['a', 'b'])
    await makeDue(api)
    api.clock.advance(DAY_MS)
    await answerReviews(api)
    expect(await answered()).toEqual(['a', 'b', 'c', 'd'])
  })

  test('waits while the connection does not work', async () => {
    const api = await open()
    const { owner, connectionId, byTemplate, turnOn, answered } = await newRuleOwner(api)
    await turnOn(replyRule({ answer: byTemplate }))
    await addReviews(api, owner, { one: {} })
    const connection = api.services.db.updateTable('connection').where('id', '=', connectionId)
    await connection.set({ status: 'broken' }).execute()
    await answerReviews(api)
    expect(await answered()).toEqual([])
    await connection.set({ status: 'working' }).execute()
    await answerReviews(api)
    expect(await answered()).toEqual(['one'])
  })

  test('2,000 reviews, most of which no rule fits, are looked at once', async () => {
    const api = await open()
    const { owner, byTemplate, turnOn, answered } = await newRuleOwner(api)
    await turnOn(replyRule({ answer: byTemplate, mode: 'negative', perDay: 500 }))
    const reviews = Array.from({ length: 2000 }, (_, index) => [`r${index}`, { rating: index % 400 === 0 ? 1 : 5 }])
    await addReviews(api, owner, Object.fromEntries(reviews))
    await answerReviews(api)
    expect(await answered()).toHaveLength(5)
    const key = { organisation_id: owner.identity.organizationId }
    const row = await api.services.db
      .selectFrom('reply_automation')
      .select('looked_until')
      .where((where) => where.and(key))
      .executeTakeFirst()
    expect(row?.looked_until).not.toBeNull()
  })

  test('REV-012: a review that no template fitted is answered once one was changed to fit', async () => {
    const api = await open()
    const { owner, templateId, byTemplate, turnOn, answered } = await newRuleOwner(api)
    const body = { name: 'Thanks', text: 'Write to {support}.', folderId: null, language: null }
    await owner.read(changeTemplate, { params: { ...owner.own.params, templateId }, body })
    await turnOn(replyRule({ answer: byTemplate }))
    await addReviews(api, owner, { one: { stored_at: new Date(api.clock.now().getTime() - DAY_MS) } })
    await answerReviews(api)
    expect(await answered()).toEqual([])
    await owner.read(setSupport, { ...owner.own, body: { support: 'help@moorlight.example' } })
    await makeDue(api)
    await answerReviews(api)
    expect((await repliesOf(api, owner))['one']?.text).toBe('Write to help@moorlight.example.')
  })
})
