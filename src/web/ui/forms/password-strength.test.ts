import { expect, test } from 'vitest'
import { strengthOfScore } from '#contract/password-strength.ts'
import { loadScore } from './password-strength.ts'

test.each([
  ['', 'weak'],
  ['Aa1-Aa1-Aa1-Aa1-', 'weak'],
  ['Aaaaaaaaaaaa', 'weak'],
  ['Storeglass-1!aB', 'medium'],
  ['Glass-barometer-7', 'strong'],
])('AUTH-059, OP-11: "%s" is %s', async (password, strength) => {
  const score = await loadScore()
  expect(strengthOfScore(score(password, ['Ada', 'Marlow', 'ada@example.com']))).toBe(strength)
})

test('AUTH-059: what a person is called makes a password weaker', async () => {
  const score = await loadScore()
  expect(score('Marlow-Marl-1', ['Marlow'])).toBeLessThan(score('Marlow-Marl-1', []))
})
