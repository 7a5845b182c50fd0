import { afterEach, expect, test } from 'vitest'
import { markReviews } from '#contract/reviews/inbox.ts'
import { getAutomation, putAutomation } from '#contract/reviews/automation.ts'
import { createTemplate } from '#contract/reviews/templates.ts'
import type { Services } from '#server/endpoints/services.ts'
import { answerDueReviews } from '#server/reviews/answering/answer-reviews.ts'
import { sendDueReplies } from '#server/reviews/sending/send-replies.ts'
import { createLog } from '#server/kernel/log.ts'
import { queueReply } from '#server/reviews/replies/queue-reply.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { repliesOf, replyRule } from '#tests/support/reviews/own-reviews.ts'
import { replyingApp } from '#tests/support/reviews/replying.ts'
import { customerReview, runOn } from '#tests/support/reviews/reviewed-app.ts'
import { drafted } from '#tests/support/reviews/rule-owner.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const REVIEWS = 40
const ROUNDS = 6

describeOnEachDatabase('all jobs of the reviews, in two servers at the same time', (open) => {
  const answering = async () => {
    const app = await replyingApp(open)
    stops.push(app.stop)
    const { api, owner, console } = app
    const now = api.clock.now().getTime()
    const ids = Array.from({ length: REVIEWS }, (_, at) => `${app.app.trackId}-US-1-${at}`)
    console.reviews.splice(0)
    console.reviews.push(...ids.map((id, at) => customerReview(id, new Date(now - (at + 1) * 60_000))))
    api.clock.advance(3_600_000)
    const templateId = crypto.randomUUID()
    const template = { id: templateId, name: 'Thanks', text: 'Thanks!', folderId: null, language: null }
    await (await app.current()).read(createTemplate, { ...owner.own, body: template })
    const answer = { by: 'template' as const, templateIds: [templateId] }
    const rule = replyRule({ answer, includesEarlier: true, perDay: 500 })
    const { trackId, store } = app.app
    const at = { params: { trackId }, query: { store } }
    const put = async (isOn: boolean) => {
      const member = await app.current()
      const { revision } = await member.read(getAutomation, at)
      return member.call(putAutomation, { ...at, body: { rules: [{ ...rule, isOn }], seen: revision } })
    }
    const faults: string[] = []
    const log = createLog('error', (line) => faults.push(line))
    const servers: [Services, Services] = [
      { ...api.services, log },
      { ...api.servicesOfEach.at(-1)!, log },
    ]
    const answerAll = (services: Services) => answerDueReviews({ ...services, queueReply, draft: async () => drafted })
    return { ...app, ids, at, put, faults, servers, answerAll }
  }

  test('REV-001, REV-006, REV-011: each review is read, answered and sent once', async () => {
    const { put, servers, answerAll, owner, api, ids, faults, posts, console, inStore } = await answering()
    const reads = () => console.faults.calls.filter((call) => /\/apps\/\d+\/customerReviews\?/.test(call)).length
    const before = reads()
    await Promise.all(servers.map((one) => runOn(one, owner)))
    expect(reads() - before).toBe(1)
    await put(true)
    await Promise.all(servers.map(answerAll))
    expect(Object.keys(await repliesOf(api, owner)).toSorted()).toEqual(ids.toSorted())
    api.clock.advance(11_000)
    await Promise.all(servers.map((one) => sendDueReplies(one)))
    expect(posts()).toHaveLength(REVIEWS)
    expect(Object.keys(await inStore()).toSorted()).toEqual(ids.toSorted())
    expect(faults).toEqual([])
  })

  test('they change the same reviews in one order: none waits for another that waits for it', async () => {
    const { put, servers, answerAll, owner, api, ids, at, faults, console, current } = await answering()
    await Promise.all(servers.map((one) => runOn(one, owner)))
    const { db } = api.services
    const statuses: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await put(true)
      await db.deleteFrom('reply_decision').where('organisation_id', '=', owner.identity.organizationId).execute()
      await answerAll(servers[0])
      api.clock.advance(3_600_000)
      const now = api.clock.now()
      // Some have changed in the store, one is gone, and another new.
      for (const [index, id] of ids.entries())
        if (index % 3 === round % 3) console.reviews[index] = customerReview(id, now, { body: `Changed ${round}` })
      console.reviews.splice(REVIEWS)
      console.reviews.push(customerReview(`${at.params.trackId}-US-2-${round}`, now))
      const member = await current()
      const mark = (reviewIds: string[], isDone: boolean) =>
        member.call(markReviews, { ...at, body: { reviewIds, isDone } })
      const [first, second] = servers
      const requests = [put(false), mark(ids.toReversed(), true), mark(ids, false), put(true)]
      const jobs = [runOn(first, owner), sendDueReplies(second), sendDueReplies(first), answerAll(second)]
      statuses.push(...(await Promise.all(requests)).map(({ status }) => status))
      await Promise.all(jobs)
      await db.deleteFrom('review_reply').where('organisation_id', '=', owner.identity.organizationId).execute()
    }
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(faults).toEqual([])
  })
})
