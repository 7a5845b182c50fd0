import { expect, test } from 'vitest'
import { ratingDays, starAxis } from './rating-days.ts'

test('a day that was not read is a gap', () => {
  const point = (date: string, avgRating: number) => ({ date, avgRating, ratingCount: 10 })
  expect(ratingDays([point('2026-02-27', 4.5), point('2026-03-01', 4.6)])).toEqual([
    { date: '2026-02-27', value: 4.5 },
    { date: '2026-02-28', value: null },
    { date: '2026-03-01', value: 4.6 },
  ])
  expect(ratingDays([])).toEqual([])
})

test('the axis is near the values and within 1 and 5 stars', () => {
  expect(starAxis([4.52, 4.58])).toEqual([4.4, 4.7])
  const [from, to] = starAxis([4.98, 5])
  expect(to).toBe(5)
  expect(from).toBeLessThan(4.95)
})
