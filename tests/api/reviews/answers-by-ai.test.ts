import { expect, test } from 'vitest'
import { PLAN_QUOTAS } from '#contract/protocol/limits.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { addReviews, repliesOf, replyRule } from '#tests/support/reviews/own-reviews.ts'
import { answerReviews, drafted, makeDue, newRuleOwner } from '#tests/support/reviews/rule-owner.ts'

const limit = PLAN_QUOTAS.paid.aiAssistances

describeOnDatabase('rules that answer by AI', (open) => {
  test('REV-010: one automated reply uses one AI assistance, a failed draft none', async () => {
    const api = await open()
    const { owner, turnOn, usedAssistances } = await newRuleOwner(api)
    await turnOn(replyRule())
    await addReviews(api, owner, { one: {}, two: {} })
    await answerReviews(api, { draft: async ({ reviewId }) => (reviewId === 'one' ? drafted : 'not-this') })
    expect(Object.keys(await repliesOf(api, owner))).toEqual(['one'])
    expect(await usedAssistances()).toBe(1)
    await makeDue(api)
    // Nobody is asked again for what it had no answer to.
    await answerReviews(api, { draft: async () => drafted })
    expect(Object.keys(await repliesOf(api, owner))).toEqual(['one'])
  })

  test('REV-010: what a template has filled in where no model is configured uses none', async () => {
    const api = await open()
    const { owner, templateId, turnOn, usedAssistances } = await newRuleOwner(api)
    await turnOn(replyRule())
    await addReviews(api, owner, { one: {} })
    await answerReviews(api, { draft: async () => ({ text: 'Thanks!', templateId, isDrafted: false, held: null }) })
    expect((await repliesOf(api, owner))['one']).toMatchObject({ template_id: templateId, origin: 'rule' })
    expect(await usedAssistances()).toBe(0)
  })

  test('REV-010, ERR-046: without any assistance left nobody is asked, and the rule stops and says so', async () => {
    const api = await open()
    const { owner, turnOn, automation, usedAssistances } = await newRuleOwner(api)
    await turnOn(replyRule(), replyRule({ mode: 'positive' }))
    await addReviews(api, owner, { a: {}, b: {}, c: {} })
    const now = api.clock.now()
    const month = `${now.toISOString().slice(0, 7)}-01`
    await api.services.db
      .insertInto('quota_use')
      .values({ organisation_id: owner.identity.organizationId, slot_type: 'AI_ASSISTANCE', month, used: limit - 1 })
      .execute()
    let asked = 0
    await answerReviews(api, { draft: async () => ((asked += 1), drafted) })
    expect(asked).toBe(1)
    expect(Object.keys(await repliesOf(api, owner))).toEqual(['a'])
    expect(await usedAssistances()).toBe(limit)
    const { rules, records, revision } = await automation()
    expect(rules.map(({ isOn }) => isOn)).toEqual([false, false])
    expect(records).toMatchObject([{ stoppedBecause: 'quota' }, { stoppedBecause: 'quota' }])
    expect(revision).toBe(3)
  })

  test('ERR-046: a model that does not answer is asked once a look, and templates go on', async () => {
    const api = await open()
    const { owner, byTemplate, turnOn } = await newRuleOwner(api)
    await turnOn(replyRule({ mode: 'negative' }), replyRule({ answer: byTemplate }))
    await addReviews(api, owner, { bad1: { rating: 1 }, bad2: { rating: 2 }, good: {} })
    let asked = 0
    const draft = async () => ((asked += 1), 'not-now' as const)
    await answerReviews(api, { draft })
    await makeDue(api)
    await answerReviews(api, { draft })
    expect(asked).toBe(2)
    expect(Object.keys(await repliesOf(api, owner))).toEqual(['good'])
    await makeDue(api)
    await answerReviews(api)
    expect(Object.keys(await repliesOf(api, owner))).toEqual(['bad1', 'bad2', 'good'])
  })

  test('what somebody answers, changes or turns off while the model writes is not overwritten', async () => {
    const api = await open()
    const { owner, put, turnOn, answered, usedAssistances } = await newRuleOwner(api)
    const rule = replyRule()
    await turnOn(rule)
    await addReviews(api, owner, { changed: {}, off: {} })
    const { db } = api.services
    await answerReviews(api, {
      draft: async ({ reviewId }) => {
        if (reviewId === 'changed')
          await db
            .updateTable('own_review')
            .set({ changed_at: api.clock.now() })
            .where('review_id', '=', reviewId)
            .execute()
        else await put({ ...rule, isOn: false })
        return drafted
      },
    })
    expect(await answered()).toEqual([])
    expect(await usedAssistances()).toBe(0)
  })
})
