import { sendFeedback } from '#contract/onboarding.ts'
import { serve } from '#server/endpoints/serve.ts'
import { requireOwnId } from '#server/scope/own-id.ts'

/** A question's last answers count; other questions that were answered before stay. */
export const survey = serve(sendFeedback, async ({ params, body, caller, db, services }) => {
  requireOwnId(caller, 'userId', params.userId)
  // A question that is there twice counts as it was answered last: one statement may not write a row twice.
  const byKey = new Map(body.questions.map((question) => [question.questionKey, question]))
  const rows = Array.from(byKey.values(), ({ questionKey, questionText, answerPossibilities, answers }) => ({
    user_id: caller.userId,
    question_key: questionKey,
    question_text: questionText,
    answer_possibilities: answerPossibilities,
    answers,
    answered_at: services.clock(),
  }))
  await db
    .insertInto('survey_answer')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'question_key']).doUpdateSet((one) => ({
        question_text: one.ref('excluded.question_text'),
        answer_possibilities: one.ref('excluded.answer_possibilities'),
        answers: one.ref('excluded.answers'),
        answered_at: one.ref('excluded.answered_at'),
      })),
    )
    .execute()
  return null
})
