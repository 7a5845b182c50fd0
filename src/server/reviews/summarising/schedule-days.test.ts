import { expect, test } from 'vitest'
import { lastTurn, nextTurn, periodOfTurn } from './schedule-days.ts'

test('REV-020: weekly ones come each Monday, for the week from Monday to Sunday before', () => {
  expect(nextTurn('2026-11-26', 'week')).toBe('2026-11-30')
  expect(nextTurn('2026-11-29', 'week')).toBe('2026-11-30')
  expect(nextTurn('2026-11-30', 'week')).toBe('2026-12-07')
  expect(lastTurn('2026-11-29', 'week')).toBe('2026-11-23')
  expect(lastTurn('2026-11-30', 'week')).toBe('2026-11-30')
  expect(periodOfTurn('2026-11-30', 'week')).toEqual({ from: '2026-11-23', to: '2026-11-29' })
})

test('REV-020: monthly ones come on the first, for the month before, also over the end of a year and in leap years', () => {
  expect(nextTurn('2026-12-31', 'month')).toBe('2027-01-01')
  expect(nextTurn('2027-01-01', 'month')).toBe('2027-02-01')
  expect(lastTurn('2027-02-28', 'month')).toBe('2027-02-01')
  expect(periodOfTurn('2027-01-01', 'month')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(periodOfTurn('2028-03-01', 'month')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})
