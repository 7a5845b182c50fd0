import { describe, expect, test } from 'vitest'
import { dayOf } from '#contract/protocol/days.ts'
import { trendValues } from './trend-line.tsx'

const day = (number: number) => dayOf(Date.UTC(2026, 10, number))
const days = (values: Record<number, number | null>) =>
  Object.entries(values).map(([number, value]) => ({ date: day(Number(number)), value }))

describe('the values of a sparkline', () => {
  test('are those of each day, in order', () =>
    expect(trendValues(days({ 1: 4, 2: 5, 3: 6, 4: 5, 5: 4, 6: 3, 7: 2 }))).toEqual([4, 5, 6, 5, 4, 3, 2]))

  test('a day that is left out and one without a value are both gaps', () =>
    expect(trendValues(days({ 1: 4, 2: 5, 4: 6, 5: null, 6: 4, 7: 3, 8: 2, 9: 1 }))).toEqual([
      4,
      5,
      null,
      6,
      null,
      4,
      3,
      2,
      1,
    ]))

  test('with fewer than 7 known days there is none', () =>
    expect(trendValues(days({ 1: 4, 2: 5, 3: 6, 4: 5, 5: 4, 6: 3, 7: null }))).toBeNull())

  test('where the market knows no past, or nothing was read, there is none', () => {
    expect(trendValues(null)).toBeNull()
    expect(trendValues(undefined)).toBeNull()
  })
})
