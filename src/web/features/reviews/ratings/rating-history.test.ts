import { expect, test } from 'vitest'
import type { UtcDay } from '#contract/protocol/days.ts'
import { ratingDates, ratingValues } from './rating-history.tsx'

const point = (date: UtcDay, avgRating: number, ratingCount = 10) => ({ date, avgRating, ratingCount })
const points = [point('2026-02-27', 4.5, 10), point('2026-03-01', 4.6, 14), point('2026-03-02', 4.6, 19)]

test('the days of all apps together', () => {
  expect(ratingDates([points, [point('2026-03-03', 4)]])).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
    '2026-03-03',
  ])
  expect(ratingDates([[], []])).toEqual([])
})

test('OV-025: a day that was not read is a gap', () => {
  expect(ratingValues(points, ratingDates([points]), 'average')).toEqual([4.5, null, 4.6, 4.6])
})

test('OV-025: new ratings are known only where the day before was read, and never fewer than none', () => {
  expect(ratingValues(points, ratingDates([points]), 'new')).toEqual([null, null, null, 5])
  const taken = [point('2026-03-01', 4, 10), point('2026-03-02', 4, 8)]
  expect(ratingValues(taken, ratingDates([taken]), 'new')).toEqual([null, 0])
})
