import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { passwordProblem } from './password-problem.ts'

test.each([
  ['', null, null, 'Password is required'],
  ['glass-barometer-7', 'strong', null, 'This password is too weak'],
  ['Glass-baro7', 'strong', null, 'This password is too weak'],
  ['Aa1-Aa1-Aa1-Aa1-', 'weak', null, 'This password is too weak'],
  ['Password1234!', 'strong', 'Password1234!', 'This password is easy to guess. Choose another one.'],
  ['Glass-baro-7', 'medium', null, null],
  ['Glass-barometer-7', null, 'Password1234!', null],
] as const)('AUTH-057, AUTH-059: "%s" (%s, refused: %s): %s', (password, strength, refused, problem) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  expect(passwordProblem(password, strength, refused)).toBe(problem)
})
