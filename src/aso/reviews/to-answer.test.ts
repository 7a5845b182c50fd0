import { expect, test } from 'vitest'
import { isReplied, isToAnswer } from './to-answer.ts'
import { answerCases } from './to-answer.fixtures.ts'

test.each(answerCases)('OP-70: a review $name', ({ id = 'r-1', review, state, ...expected }) => {
  const reply = state === null ? null : { state }
  const own = { id, source: 'console' as const, isDone: false, changedAfterReply: false, ...review, reply }
  expect({ isReplied: isReplied(own), isToAnswer: isToAnswer(own) }).toEqual({
    isReplied: expected.isReplied,
    isToAnswer: expected.isToAnswer,
  })
})
