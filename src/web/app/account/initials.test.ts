import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  [{ firstName: 'Mara', lastName: 'Low', email: 'mara@lowfen.example' }, 'ML'],
  [{ firstName: 'Øyvind', lastName: '', email: 'o@lowfen.example' }, 'Ø'],
  [{ firstName: '', lastName: ' ', email: 'mara@lowfen.example' }, 'M'],
])('BAR-021: %o is %s', (person, expected) => {
  expect(initials(person)).toBe(expected)
})
