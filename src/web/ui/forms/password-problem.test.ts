import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { passwordProblem } from './field-problems.ts'

test.each([
  ['', null, 'Password is required'],
  ['glass-barometer-7', 'strong', 'This password is too weak'],
  ['Glass-baro7', 'strong', 'This password is too weak'],
  ['Aa1-Aa1-Aa1-Aa1-', 'weak', 'This password is easy to guess. Choose another one.'],
  ['Password1234!', 'weak', 'This password is easy to guess. Choose another one.'],
  ['Glass-baro-7', 'medium', null],
  ['Glass-barometer-7', null, null],
] as const)('AUTH-057, AUTH-059: "%s" (%s): %s', (password, strength, problem) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  expect(passwordProblem(password, strength)).toBe(problem)
})
