import { renderHook, waitFor } from '#tests/support/render.tsx'
import { expect, test } from 'vitest'
import { strengthOfScore } from '#contract/auth/password-strength.ts'
import { loadScore, usePasswordStrength } from './password-strength.ts'

test.each([
  ['', 'weak'],
  ['Aa1-Aa1-Aa1-Aa1-', 'weak'],
  ['Aaaaaaaaaaaa', 'weak'],
  ['Storeglass-1!aB', 'medium'],
  ['Glass-barometer-7', 'strong'],
  ['Password1234!', 'weak'],
])('AUTH-059, OP-11: "%s" is %s', async (password, strength) => {
  const score = await loadScore()
  expect(strengthOfScore(score(password, ['Ada', 'Marlow', 'ada@example.com']))).toBe(strength)
})

test('AUTH-059: what a person is called makes a password weaker', async () => {
  const score = await loadScore()
  expect(score('Marlow-Marl-1', ['Marlow'])).toBeLessThan(score('Marlow-Marl-1', []))
})

test('AUTH-059: a password that the server refused is weak, whatever was shown of it before', async () => {
  const { result, rerender } = renderHook((refused: string | null) => usePasswordStrength(refused), {
    initialProps: null as string | null,
  })
  await waitFor(() => expect(result.current('Marlow-Marl-1', [])).not.toBeNull())
  expect(result.current('Marlow-Marl-1', [])).not.toBe('weak')
  rerender('Marlow-Marl-1')
  expect(result.current('Marlow-Marl-1', [])).toBe('weak')
  expect(result.current('Glass-barometer-7', [])).toBe('strong')
})
