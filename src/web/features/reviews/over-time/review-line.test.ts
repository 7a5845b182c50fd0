import { expect, test } from 'vitest'
import type { CompetitorReviews } from '#contract/reviews/competitors.ts'
import { reviewOf } from '../summaries/summary-fixtures.ts'
import { alikeRead, competitorIntervals } from './review-line.ts'

const period = { from: '2026-03-04' as const, to: '2026-03-20' as const }
const reviewsOf = (given: Partial<CompetitorReviews>): CompetitorReviews => ({
  reviews: [
    { rating: 5, writtenAt: '2026-03-17T08:00:00.000Z', answeredAt: '2026-03-17T14:00:00.000Z' },
    { rating: 2, writtenAt: '2026-03-10T08:00:00.000Z', answeredAt: null },
  ],
  completeFrom: '2026-01-01',
  locales: ['en-US'],
  tellsAnswers: true,
  provenance: null,
  ...given,
})

test('weeks of a competitor count stars, answers and their time', () => {
  expect(competitorIntervals(reviewsOf({}), { period, every: 'week' })).toMatchObject([
    { start: '2026-03-02', reviews: 0 },
    { start: '2026-03-09', reviews: 1, average: 2, answered: 0 },
    { start: '2026-03-16', reviews: 1, average: 5, answered: 1, hoursToAnswer: 6 },
  ])
})

test('a week of which not every review is known is not known, and never 0', () => {
  const weeks = competitorIntervals(reviewsOf({ completeFrom: '2026-03-11' }), { period, every: 'week' })
  expect(weeks.map((one) => one?.reviews ?? null)).toEqual([null, null, 1])
  // The first week begins before the period: what counts is the period's first day.
  const all = competitorIntervals(reviewsOf({ completeFrom: '2026-03-04' }), { period, every: 'week' })
  expect(all.map((one) => one?.reviews ?? null)).toEqual([0, 1, 1])
  expect(competitorIntervals(reviewsOf({ reviews: null }), { period, every: 'week' })).toEqual([null, null, null])
})

test('own reviews are compared where the others were read', () => {
  const [american, german, unknown] = [
    reviewOf({ id: 'us', country: 'US', language: 'en' }),
    reviewOf({ id: 'de', country: 'DE', language: 'de' }),
    reviewOf({ id: 'unknown', country: null, language: null }),
  ]
  const ids = (store: 'APP_STORE' | 'GOOGLE_PLAY') =>
    alikeRead([american, german, unknown], store, ['en-US']).map(({ id }) => id)
  expect(ids('APP_STORE')).toEqual(['us'])
  expect(ids('GOOGLE_PLAY')).toEqual(['us', 'unknown'])
})
