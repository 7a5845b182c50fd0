import { afterEach, expect, test } from 'vitest'
import { getAutomation, putAutomation } from '#contract/reviews/automation.ts'
import { createTemplate } from '#contract/reviews/templates.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import type { Fault } from '#tests/support/providers/faults.ts'
import { repliesOf, replyRule } from '#tests/support/reviews/own-reviews.ts'
import { replyingApp } from '#tests/support/reviews/replying.ts'
import { answerReviews } from '#tests/support/reviews/rule-owner.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** More than are sent while the third refusal is on its way. */
const REVIEWS = 9
const detail = 'This text is not allowed.'
const text: Fault = { status: 409, body: { errors: [{ code: 'ENTITY_ERROR.ATTRIBUTE.INVALID', detail }] } }

describeOnEachDatabase('a store that refuses the replies of a rule', (open) => {
  /** An app with reviews that a rule has answered, at once or after two hours; nothing is sent yet. */
  const answered = async (options: Parameters<typeof replyingApp>[1] = {}) => {
    const app = await replyingApp(open, { count: REVIEWS, ...options })
    stops.push(app.stop)
    const templateId = crypto.randomUUID()
    const template = { id: templateId, name: 'Thanks', text: 'Thanks!', folderId: null, language: null }
    await app.owner.read(createTemplate, { ...app.owner.own, body: template })
    const rule = replyRule({ answer: { by: 'template', templateIds: [templateId] }, includesEarlier: true })
    const { trackId, store } = app.app
    const at = { params: { trackId }, query: { store } }
    await app.owner.read(putAutomation, { ...at, body: { rules: [rule], seen: 0 } })
    await answerReviews(app.api)
    const states = async () => Object.values(await repliesOf(app.api, app.owner)).map(({ state }) => state)
    const automation = async () => (await app.current()).read(getAutomation, at)
    return { ...app, states, automation }
  }

  test('ERR-048: three refusals in a row stop it at once, and what it has written waits for a person', async () => {
    const app = await answered()
    expect(await app.states()).toEqual(Array.from({ length: REVIEWS }, () => 'queued'))
    app.console.faults.on('POST /v1/customerReviewResponses', ...Array.from({ length: REVIEWS }, () => text))
    await app.afterUndo()
    const { rules, records } = await app.automation()
    expect([rules[0]?.isOn, records[0]?.stoppedBecause]).toEqual([false, 'refused'])
    const states = await app.states()
    const refused = states.filter((state) => state === 'refused').length
    expect(refused).toBeGreaterThanOrEqual(3)
    expect(refused).toBeLessThan(REVIEWS)
    expect(states.filter((state) => state === 'to-approve')).toHaveLength(REVIEWS - refused)
    expect(app.posts()).toHaveLength(refused)
  })

  test('ERR-048: a lost right to reply stops it with the first', async () => {
    const app = await answered({ app: sample.trailmoss })
    app.console.given.lacks = ['reply']
    await app.api.services.db
      .updateTable('connection_right')
      .set({ state: 'unknown' })
      .where('connection_id', '=', app.connectionId)
      .where('capability', '=', 'reply')
      .execute()
    await app.afterUndo()
    expect((await app.automation()).records).toMatchObject([{ stoppedBecause: 'permission' }])
    const states = await app.states()
    expect(states).toContain('to-approve')
    expect(states).not.toContain('queued')
  })

  test('two refusals, and ones of the key or of reviews that are gone, do not', async () => {
    const app = await answered()
    app.console.faults.on('POST /v1/customerReviewResponses', text, text)
    await app.afterUndo()
    expect((await app.automation()).rules[0]?.isOn).toBe(true)
    const revoked = await answered()
    revoked.console.given.isRevoked = true
    await revoked.afterUndo()
    expect((await revoked.automation()).rules[0]?.isOn).toBe(true)
    expect((await revoked.states()).filter((state) => state === 'refused').length).toBeGreaterThanOrEqual(3)
  })

  test('what a person has let go is sent all the same', async () => {
    const app = await answered()
    await app.api.services.db
      .updateTable('review_reply')
      .set({ state: 'to-approve', send_at: null })
      .where('organisation_id', '=', app.owner.identity.organizationId)
      .where('review_id', '=', app.ids[0]!)
      .execute()
    app.api.clock.advance(2000)
    // With a later time than the others.
    expect((await app.reply('Thanks!', app.ids[0])).reply).toMatchObject({ state: 'queued', origin: 'rule' })
    app.console.faults.on('POST /v1/customerReviewResponses', ...Array.from({ length: 5 }, () => text))
    app.api.clock.advance(9000)
    await app.sendDue()
    expect((await app.automation()).rules[0]?.isOn).toBe(false)
    expect((await repliesOf(app.api, app.owner))[app.ids[0]!]?.state).toBe('queued')
    app.console.faults.reset()
    await app.afterUndo()
    expect(await app.inStore()).toEqual({ [app.ids[0]!]: 'Thanks!' })
  })
})
