import { expect, test } from 'vitest'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { RatingDay } from '#server/markets/market.ts'
import { newRatings } from './new-ratings.ts'

const day = (date: UtcDay, byStars: number[] | null): RatingDay => ({ date, avgRating: 4, ratingCount: 10, byStars })
const told = [
  day('2026-03-01', [1, 0, 0, 2, 10]),
  day('2026-03-03', [2, 0, 1, 3, 14]),
  day('2026-03-05', [9, 1, 1, 3, 15]),
]

test('OV-025: new ratings are the sums at the end less those at the start, beside as many days before', () => {
  expect(newRatings(told, 2)).toEqual({ days: 2, last: [7, 1, 0, 0, 1], before: [1, 0, 1, 1, 4] })
})

test('where the days before, the first day or the stars are not known, nothing is made up', () => {
  expect(newRatings(told.slice(1), 2)).toMatchObject({ last: [7, 1, 0, 0, 1], before: null })
  expect(newRatings(told, 3)).toBeNull()
  expect(newRatings([day('2026-03-03', null), day('2026-03-05', null)], 2)).toBeNull()
  expect(newRatings([], 2)).toBeNull()
})

test('a store that takes ratings back has no fewer than none', () => {
  const taken = [day('2026-03-03', [2, 0, 0, 0, 5]), day('2026-03-05', [1, 0, 0, 0, 7])]
  expect(newRatings(taken, 2)?.last).toEqual([0, 0, 0, 0, 2])
})
