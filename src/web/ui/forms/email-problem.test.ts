import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { emailProblem } from './field-problems.ts'

test.each([
  ['', 'E-mail is required'],
  ['  ', 'E-mail is required'],
  ['ada', 'Enter a valid e-mail address'],
  ['ada@example.com', null],
])('AUTH-054, AUTH-055: "%s" as an e-mail address: %s', (email, problem) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  expect(emailProblem(email)).toBe(problem)
})
