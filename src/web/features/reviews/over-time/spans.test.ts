import { expect, test } from 'vitest'
import { lastDays, periodIn } from './spans.ts'

test('13 weeks begin on a Monday, 12 months on the first; the last one is not over yet', () => {
  const on = (day: string) => Date.parse(`${day}T12:00:00Z`)
  expect(periodIn('quarter', on('2026-11-26'))).toEqual({ from: '2026-08-31', to: '2026-11-26' })
  expect(periodIn('quarter', on('2026-11-23')).from).toBe('2026-08-31')
  expect(periodIn('year', on('2026-11-26'))).toEqual({ from: '2025-12-01', to: '2026-11-26' })
  expect(periodIn('year', on('2027-01-31')).from).toBe('2026-02-01')
  expect(lastDays(7, on('2026-11-26'))).toEqual({ from: '2026-11-20', to: '2026-11-26' })
})
