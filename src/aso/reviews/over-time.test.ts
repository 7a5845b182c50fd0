import { expect, test } from 'vitest'
import { intervalOf, reviewsOverTime, type TimedReview } from './over-time.ts'

const review = (writtenAt: string, rating: number, rest: Partial<TimedReview> = {}): TimedReview => ({
  rating,
  writtenAt,
  country: 'DE',
  language: 'de',
  version: '4.8',
  ...rest,
})
const answeredAt = (writtenAt: string) => ({ state: 'published' as const, writtenAt, stateAt: writtenAt })
const period = { from: '2026-11-04' as const, to: '2026-11-24' as const }

test('weeks begin on Mondays, months on the first', () => {
  expect(intervalOf('2026-11-26', 'week')).toBe('2026-11-23')
  expect(intervalOf('2026-11-23', 'week')).toBe('2026-11-23')
  expect(intervalOf('2026-11-22', 'week')).toBe('2026-11-16')
  expect(intervalOf('2026-01-01', 'week')).toBe('2025-12-29')
  expect(intervalOf('2026-11-26', 'month')).toBe('2026-11-01')
})

test('volume, stars and average of each week of a period, empty weeks too', () => {
  const [all] = reviewsOverTime(
    [
      review('2026-11-03T23:59:59Z', 5),
      review('2026-11-04T00:00:00Z', 5),
      review('2026-11-08T23:00:00Z', 2),
      review('2026-11-24T23:59:59Z', 1),
      review('2026-11-25T00:00:00Z', 1),
    ],
    { period, every: 'week' },
  )
  expect(all).toMatchObject({ group: null, reviews: 3 })
  expect(all!.intervals.map(({ start, reviews, average }) => [start, reviews, average])).toEqual([
    ['2026-11-02', 2, 3.5],
    ['2026-11-09', 0, null],
    ['2026-11-16', 0, null],
    ['2026-11-23', 1, 1],
  ])
  expect(all!.intervals[0]!.stars).toEqual([0, 1, 0, 0, 1])
})

test('answers count once the store has them, and the median of their hours is told', () => {
  const written = '2026-11-10T10:00:00Z'
  const [all] = reviewsOverTime(
    [
      review(written, 1, { reply: answeredAt('2026-11-10T12:00:00Z') }),
      review(written, 2, { reply: answeredAt('2026-11-10T20:00:00Z') }),
      review(written, 3, { reply: { state: 'sent', writtenAt: null, stateAt: '2026-11-12T10:00:00Z' } }),
      review(written, 3, { reply: { state: 'queued', writtenAt: written, stateAt: written } }),
      review(written, 3, { reply: { state: 'refused', writtenAt: written, stateAt: written } }),
      review(written, 5, { reply: null }),
    ],
    { period, every: 'month' },
  )
  expect(all!.intervals).toMatchObject([{ start: '2026-11-01', reviews: 6, answered: 3, hoursToAnswer: 10 }])
})

test('an answer that is older than the changed review took no time', () => {
  const changed = review('2026-11-10T10:00:00Z', 1, { reply: answeredAt('2026-11-09T10:00:00Z') })
  expect(reviewsOverTime([changed], { period, every: 'month' })[0]!.intervals[0]).toMatchObject({ hoursToAnswer: 0 })
})

test('by country, language or version, the largest first; what is not told stands for itself', () => {
  const reviews = [
    review('2026-11-10T10:00:00Z', 1),
    review('2026-11-10T11:00:00Z', 1, { country: 'FR' }),
    review('2026-11-10T12:00:00Z', 1, { country: 'FR' }),
    review('2026-11-10T13:00:00Z', 1, { country: null }),
  ]
  const groups = reviewsOverTime(reviews, { period, every: 'month', by: 'country' })
  expect(groups.map(({ group, reviews: count }) => [group, count])).toEqual([
    ['FR', 2],
    [null, 1],
    ['DE', 1],
  ])
})

test('no reviews are an empty series of all, and no group', () => {
  expect(reviewsOverTime([], { period, every: 'month' })).toMatchObject([{ group: null, reviews: 0 }])
  expect(reviewsOverTime([], { period, every: 'month', by: 'version' })).toEqual([])
})
