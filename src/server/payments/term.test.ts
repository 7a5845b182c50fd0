import { expect, test } from 'vitest'
import { termEnd } from './term.ts'

test.each([
  ['2026-11-21T10:00:00.000Z', 'month', '2026-12-21T10:00:00.000Z'],
  ['2026-12-05T10:00:00.000Z', 'month', '2027-01-05T10:00:00.000Z'],
  ['2027-01-31T10:00:00.000Z', 'month', '2027-02-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 'year', '2029-02-28T10:00:00.000Z'],
] as const)('a term that starts at %s and lasts a %s ends at %s', (start, period, end) => {
  expect(termEnd(new Date(start), period).toISOString()).toBe(end)
})
