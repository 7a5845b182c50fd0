import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 'weak'],
  ['Glass-7', 'weak'],
  ['glass-barometer-7', 'weak'],
  ['Aa1-Aa1-Aa1-Aa1-', 'weak'],
  ['Glass-baro-7', 'medium'],
  ['Glass-barometer-7', 'strong'],
])('AUTH-059: %s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
