import { expect, test } from 'vitest'
import type { JobContext } from '#server/reviews/answering/answer-review.ts'
import { queueReply } from '#server/reviews/replies/queue-reply.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { addReviews, repliesOf, replyRule } from '#tests/support/reviews/own-reviews.ts'
import { answerReviews, drafted, makeDue, newRuleOwner } from '#tests/support/reviews/rule-owner.ts'

describeOnEachDatabase('rules that the store refuses', (open) => {
  test.each<[string, Record<string, 'published' | 'text' | 'permission' | 'gone'>, string | null]>([
    ['three in a row', { a: 'text', b: 'text', c: 'text' }, 'refused'],
    ['three, but not in a row', { a: 'text', b: 'text', c: 'published', d: 'text' }, null],
    ['reviews that are gone', { a: 'gone', b: 'gone', c: 'gone' }, null],
    ['the right to reply, once', { a: 'published', b: 'permission' }, 'permission'],
  ])('ERR-048: %s', async (_, told, because) => {
    const api = await open()
    const { owner, byTemplate, turnOn, automation, tell } = await newRuleOwner(api)
    const rule = replyRule({ answer: byTemplate })
    await turnOn(rule)
    await addReviews(api, owner, { a: {}, b: {}, c: {}, d: {}, e: {} })
    await answerReviews(api)
    await tell(told)
    await makeDue(api)
    await answerReviews(api)
    const { rules, records } = await automation()
    expect([rules[0]?.isOn, records[0]?.stoppedBecause]).toEqual([because === null, because])
    // What it has written waits for a person.
    expect((await repliesOf(api, owner))['e']?.state).toBe(because === null ? 'queued' : 'to-approve')
  })

  test('a rule that has stopped begins anew when it is turned on again', async () => {
    const api = await open()
    const { owner, byTemplate, put, turnOn, automation, tell } = await newRuleOwner(api)
    const rule = replyRule({ answer: byTemplate })
    await turnOn(rule)
    await addReviews(api, owner, { a: {}, b: {}, c: {} })
    await answerReviews(api)
    await tell({ a: 'text', b: 'text', c: 'text' })
    await makeDue(api)
    await answerReviews(api)
    await makeDue(api)
    await put(rule)
    await answerReviews(api)
    const { rules, records } = await automation()
    expect([rules[0]?.isOn, records[0]?.stoppedBecause, records[0]?.stoppedAt]).toEqual([true, null, null])
  })

  test('a key that is known not to reply stops the rules before anything is written', async () => {
    const api = await open()
    const { owner, connectionId, byTemplate, turnOn, automation, answered } = await newRuleOwner(api)
    await turnOn(replyRule({ answer: byTemplate }))
    await addReviews(api, owner, { one: {} })
    await api.services.db
      .updateTable('connection_right')
      .set({ state: 'missing' })
      .where('connection_id', '=', connectionId)
      .where('capability', '=', 'reply')
      .execute()
    await answerReviews(api)
    expect(await answered()).toEqual([])
    expect((await automation()).records).toMatchObject([{ stoppedBecause: 'permission' }])
  })
})

describeOnEachDatabase('several processes, and ones that die', (open) => {
  test('two at the same time answer each review once', async () => {
    const api = await open()
    const { owner, turnOn, usedAssistances } = await newRuleOwner(api)
    await turnOn(replyRule())
    await addReviews(api, owner, { a: {}, b: {}, c: {}, d: {} })
    const written: string[] = []
    const counted: JobContext['queueReply'] = async (transaction, reply) => {
      written.push(reply.reviewId)
      await queueReply(transaction, reply)
    }
    // The first takes longer than its claim holds, so that the second is at the same app.
    const isIn = Promise.withResolvers<void>()
    const mayGoOn = Promise.withResolvers<void>()
    const slow = answerReviews(api, {
      queueReply: counted,
      draft: async () => {
        isIn.resolve()
        await mayGoOn.promise
        return drafted
      },
    })
    await isIn.promise
    await makeDue(api)
    await answerReviews(api, { queueReply: counted })
    mayGoOn.resolve()
    await slow
    expect(written.toSorted()).toEqual(['a', 'b', 'c', 'd'])
    expect(await usedAssistances()).toBe(4)
  })

  test('one that dies before it commits leaves nothing; the next one answers', async () => {
    const api = await open()
    const { owner, turnOn, answered, usedAssistances } = await newRuleOwner(api)
    await turnOn(replyRule())
    await addReviews(api, owner, { a: {}, b: {} })
    const dies: JobContext['queueReply'] = async (transaction, reply) => {
      await queueReply(transaction, reply)
      if (reply.reviewId === 'b') throw new Error('killed')
    }
    await answerReviews(api, { queueReply: dies })
    expect(await answered()).toEqual(['a'])
    expect(await usedAssistances()).toBe(1)
    await makeDue(api)
    await answerReviews(api)
    expect(await answered()).toEqual(['a', 'b'])
    expect(await usedAssistances()).toBe(2)
  })

  test('organisations with the same app have their own rules and replies', async () => {
    const api = await open()
    const [one, other] = [await newRuleOwner(api), await newRuleOwner(api)]
    await one.turnOn(replyRule({ answer: one.byTemplate }))
    await addReviews(api, one.owner, { same: {} })
    await addReviews(api, other.owner, { same: {} })
    await answerReviews(api)
    expect([await one.answered(), await other.answered()]).toEqual([['same'], []])
  })
})
