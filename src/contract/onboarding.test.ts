import { expect, test } from 'vitest'
import * as v from 'valibot'
import { sendFeedback } from './onboarding.ts'

const question = {
  questionKey: 'company_size_new',
  questionText: 'Company size',
  answerPossibilities: ['1-10', '11-50'],
  answers: ['1-10'],
}
const isTaken = (change: object) => v.is(sendFeedback.body, { questions: [{ ...question, ...change }] })

test('ONB-091, ONB-092, ONB-093, OP-21: the survey is posted for a user; nothing comes back within 20 seconds', () => {
  const path = '/usermanagement/v2/users/{userId}/send-feedback'
  expect(sendFeedback).toMatchObject({ method: 'POST', path, timeoutMs: 20_000, status: 204 })
  expect(v.is(sendFeedback.response, null)).toBe(true)
})

test('ONB-076: a question has a key, a text, what could be answered and what was', () => {
  expect(isTaken({})).toBe(true)
  expect(isTaken({ answerPossibilities: [] })).toBe(true)
  expect(isTaken({ answers: [] })).toBe(false)
  expect(isTaken({ answers: 'one' })).toBe(false)
  expect(isTaken({ answers: ['a line\nand another'] })).toBe(false)
  expect(isTaken({ questionKey: 'Company size' })).toBe(false)
})
