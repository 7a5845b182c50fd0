import { expect, test } from 'vitest'
import type { HeldBecause } from '#contract/reviews/held.ts'
import { checkText } from './check-text.ts'
import { stillHeld } from './still-held.ts'

const check = (text: string) => checkText(text, { allowed: [], language: 'en' })

test.each<[HeldBecause['kind'], string, string]>([
  ['money', 'We will REFUND you today.', 'Thank you for telling us.'],
  ['contact', 'Please look at EVIL-REFUNDS.COM today.', 'Please look at the settings today.'],
  ['promise', 'We will  surely add\ndark mode.', 'We have written your wish down.'],
  ['insult', 'You i-d-i-o-t, thank you.', 'Thank you.'],
])('%s: stays while the words are there, and goes with them', (kind, text, changed) => {
  const held = check(text)
  expect(held?.kind).toBe(kind)
  expect(stillHeld(held, text)).toBe(held)
  expect(stillHeld(held, `Hello. ${text} Bye.`)).toBe(held)
  expect(stillHeld(held, changed)).toBeNull()
})

test('what is not about words stays, and nothing stays nothing', () => {
  const held = { kind: 'language', shown: 'fi' } as const
  expect(stillHeld(held, 'Kiitos paljon.')).toBe(held)
  expect(stillHeld(null, 'Thanks.')).toBeNull()
})
