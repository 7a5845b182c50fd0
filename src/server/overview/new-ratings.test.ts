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

test('where the first day is not known, they are those since the next one that is', () => {
  expect(newRatings(told, 3)).toEqual(newRatings(told, 2))
  expect(newRatings(told.slice(1), 30)).toMatchObject({ days: 2, last: [7, 1, 0, 0, 1], before: null })
  expect(newRatings([day('2026-03-02', null), ...told.slice(1)], 3)).toMatchObject({ days: 2 })
})

test('where only the last day or no stars are known, nothing is made up', () => {
  expect(newRatings(told.slice(2), 30)).toBeNull()
  expect(newRatings(told, 0)).toBeNull()
  expect(newRatings([day('2026-03-03', null), day('2026-03-05', null)], 2)).toBeNull()
  expect(newRatings([day('2026-03-03', [1, 0, 0, 0, 1]), day('2026-03-05', null)], 2)).toBeNull()
  expect(newRatings([], 2)).toBeNull()
})

test('a store that takes ratings back has no fewer than none', () => {
  const taken = [day('2026-03-03', [2, 0, 0, 0, 5]), day('2026-03-05', [1, 0, 0, 0, 7])]
  expect(newRatings(taken, 2)?.last).toEqual([0, 0, 0, 0, 2])
})
