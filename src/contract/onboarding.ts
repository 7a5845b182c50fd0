import * as v from 'valibot'
import { endpoint } from './protocol/endpoint.ts'
import { FIELD_MAX } from './protocol/limits.ts'
import { Field, Id, lineOf } from './store.ts'

/** ONB-076: one question of the survey with what could be answered and what was. */
export const SurveyQuestion = v.object({
  questionKey: v.pipe(v.string(), v.regex(/^[a-z_]{1,80}$/)),
  questionText: Field,
  answerPossibilities: v.pipe(v.array(Field), v.maxLength(20)),
  answers: v.pipe(v.array(lineOf(FIELD_MAX * 2)), v.minLength(1), v.maxLength(20)),
})
export type SurveyQuestion = v.InferOutput<typeof SurveyQuestion>

/** ONB-091, OP-21. The last answers count; the same ones again change nothing. */
export const sendFeedback = endpoint({
  id: 'sendFeedback',
  summary: 'Save the answers to the onboarding survey',
  method: 'POST',
  path: '/usermanagement/v2/users/{userId}/send-feedback',
  selfOnly: true,
  status: 204,
  params: v.object({ userId: Id }),
  body: v.object({ questions: v.pipe(v.array(SurveyQuestion), v.minLength(1), v.maxLength(20)) }),
  response: v.null(),
})
