import { expect, test } from 'vitest'
import { answerCases } from '#aso/reviews/to-answer.fixtures.ts'
import { isReplied, isToAnswer } from '#aso/reviews/to-answer.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { addReviews } from '#tests/support/reviews/own-reviews.ts'
import { addReply, readInbox, readReviews } from '#tests/support/reviews/reviewed-app.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const app = sample.moorlight
const idOf = (index: number) => answerCases[index]?.id ?? `r-${index}`

describeOnDatabase('reviews that somebody still has to answer', (open) => {
  test('OP-70: server and device count the same, and filter by the same', async () => {
    const api = await open()
    const owner = await newMember(api)
    await owner.addProject(app)
    for (const [index, { state, review = {} }] of answerCases.entries()) {
      const { source = 'console', isDone = false, changedAfterReply = false } = review
      const row = { source, is_done: isDone, changed_after_reply: changedAfterReply }
      await addReviews(api, owner, { [idOf(index)]: row })
      if (state !== null) await addReply({ api, owner, app }, { review: idOf(index), state, text: 'Thanks!' })
    }
    const idsOf = async (replied: 'true' | 'false') =>
      (await readReviews(owner, app, { replied })).map(({ id }) => id).toSorted()
    const expected = (isAnswered: boolean) =>
      answerCases.flatMap((one, index) => (one.isReplied === isAnswered ? idOf(index) : [])).toSorted()
    expect(await idsOf('true')).toEqual(expected(true))
    expect(await idsOf('false')).toEqual(expected(false))
    const all = await readReviews(owner, app)
    // As the device sees what the server tells.
    expect(all.filter(isReplied).map(({ id }) => id)).toHaveLength(expected(true).length)
    const { toAnswer } = await readInbox(owner, app)
    expect(toAnswer).toBe(answerCases.filter((one) => one.isToAnswer).length)
    expect(all.filter(isToAnswer)).toHaveLength(toAnswer)
  })

  test('one whose reply was taken back is to be answered again', async () => {
    const api = await open()
    const owner = await newMember(api)
    await owner.addProject(app)
    await addReviews(api, owner, { 'r-1': {} })
    await addReply({ api, owner, app }, { review: 'r-1', state: 'sending', text: 'Thanks!' })
    await api.services.db
      .updateTable('review_reply')
      .set({ is_withdrawn: true })
      .where('organisation_id', '=', owner.identity.organizationId)
      .execute()
    expect((await readInbox(owner, app)).toAnswer).toBe(1)
    expect((await readReviews(owner, app)).filter(isToAnswer)).toHaveLength(1)
  })
})
