import { expect, test } from 'vitest'
import { freshnessLevel } from './freshness.tsx'

const now = Date.UTC(2026, 2, 2, 12)
const hours = (n: number) => now - n * 3_600_000

test.each([
  [null, 'never'],
  [now, 'full'],
  [hours(0.99), 'full'],
  [hours(1), 'half'],
  [hours(23.9), 'half'],
  [hours(24), 'quarter'],
  [hours(167), 'quarter'],
  [hours(168), 'empty'],
  [now + 60_000, 'full'],
])('data of %s is %s', (at, level) => {
  expect(freshnessLevel(at, now)).toBe(level)
})
