import { expect, test } from 'vitest'
import { sendFeedback } from '#contract/onboarding.ts'
import { deleteAccounts } from '#server/account/delete-accounts.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'

const size = {
  questionKey: 'company_size_new',
  questionText: 'Company size',
  answerPossibilities: ['1-10', '11-50'],
  answers: ['1-10'],
}
const goals = {
  questionKey: 'your_goals_with_storeglass_are',
  questionText: 'Your goals with Storeglass are...',
  answerPossibilities: ['Do keyword research', 'Spy on competitors'],
  answers: ['Do keyword research', 'Spy on competitors'],
}

const send = (member: Member, questions: (typeof size)[]) =>
  member.call(sendFeedback, { ...member.own, body: { questions } })

const answersOf = async ({ services }: Api, { identity }: Member) => {
  const rows = await services.db
    .selectFrom('survey_answer')
    .select(['question_key', 'question_text', 'answer_possibilities', 'answers'])
    .where('user_id', '=', identity.userId)
    .orderBy('question_key')
    .execute()
  return rows.map((row) => ({
    questionKey: row.question_key,
    questionText: row.question_text,
    answerPossibilities: row.answer_possibilities,
    answers: row.answers,
  }))
}

describeOnDatabase('the survey of the first log-in', (open) => {
  test('ONB-091, ONB-093, OP-21: what was answered is kept with the questions of then; the last answers count', async () => {
    const api = await open()
    const member = await newMember(api)
    for (let twice = 0; twice < 2; twice += 1)
      expect(await send(member, [goals, size])).toEqual({ status: 204, body: null })
    expect(await answersOf(api, member)).toEqual([size, goals])
    const other = { ...size, answers: ['Other - "two", {three} 💥'] }
    await send(member, [size, other])
    expect(await answersOf(api, member)).toEqual([other, goals])
  })

  test("nobody answers for somebody else, and an account's answers go with it", async () => {
    const api = await open()
    const [member, other] = [await newMember(api), await newMember(api)]
    await send(member, [size])
    const refused = await other.call(sendFeedback, { ...member.own, body: { questions: [goals] } })
    expect(refused).toMatchObject({ status: 403, body: { error: 'FORBIDDEN' } })
    expect(await answersOf(api, member)).toEqual([size])
    const now = api.clock.now()
    const { userId } = member.identity
    const { db } = api.services
    await db.updateTable('app_user').set({ scheduled_deletion_at: now }).where('id', '=', userId).execute()
    await deleteAccounts(api.services, now)
    expect(await answersOf(api, member)).toEqual([])
  })
})
