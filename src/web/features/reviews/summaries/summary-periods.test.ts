import { expect, test } from 'vitest'
import { firstDay, periodProblem, presetPeriod } from './summary-periods.ts'

const now = Date.parse('2026-03-02T10:00:00Z')

test.each([
  ['7', '2026-02-24', '2026-03-02'],
  ['90', '2025-12-03', '2026-03-02'],
  ['last-month', '2026-02-01', '2026-02-28'],
] as const)('REV-019: the period “%s” is within the last 90 days', (name, from, to) => {
  expect(presetPeriod(name, now)).toEqual({ from, to })
  expect(periodProblem({ from, to }, now)).toBeNull()
})

test.each([
  ['2025-12-02', '2026-03-02', 'range'],
  ['2026-02-01', '2026-03-03', 'range'],
  ['2026-03-02', '2026-03-01', 'order'],
  ['', '2026-03-01', 'missing'],
  [firstDay(now), '2025-12-03', null],
] as const)('REV-019, ERR-054: from %s to %s: %s', (from, to, problem) => {
  expect(periodProblem({ from, to }, now)).toBe(problem)
})
