import { expect, test } from 'vitest'
import { EVERY_REVIEW } from './review-filter.ts'
import { readPlace, searchOf, type Place } from './inbox-search.ts'

const place: Place = {
  reviewId: 'r1',
  look: {
    view: 'to-answer',
    text: 'alarm: louder; please',
    sort: 'low-rating',
    filter: {
      ratings: [1, 2],
      countries: ['DE', 'AT'],
      languages: ['de'],
      version: { is: 'from', version: '4.11, beta;:2' },
      replied: 'no',
      changed: true,
      from: '2026-01-01',
      to: '2026-02-01',
      sentiment: 'negative',
      tags: ['bug', 'request'],
      source: 'console',
    },
  },
}

test('REV-005: an address says everything that is chosen, so that a link shows the same', () => {
  expect(readPlace(searchOf(place))).toEqual(place)
})

test('what is usual is not said', () => {
  const usual: Place = { reviewId: null, look: { view: 'all', text: '', sort: 'newest', filter: EVERY_REVIEW } }
  expect(Object.values(searchOf(usual)).filter((value) => value !== undefined)).toEqual([])
  expect(readPlace({})).toEqual(usual)
})

test('what nobody understands is left out', () => {
  const filter =
    'rating:9,2;country:Germany,DE;version:before,3;from:yesterday;sentiment:sad;%E0%A4%A;language:%E0%A4%A'
  expect(readPlace({ view: 'mine', sort: 'best', filter }).look).toEqual({
    view: 'all',
    text: '',
    sort: 'newest',
    filter: { ...EVERY_REVIEW, ratings: [2], countries: ['DE'] },
  })
})
