import { expect, test } from 'vitest'
import { EVERY_REVIEW } from './review-filter.ts'
import { parseSearch, toSearch, type PageAddress } from './inbox-search.ts'

const address: PageAddress = {
  reviewId: 'r1',
  listState: {
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
  expect(parseSearch(toSearch(address))).toEqual(address)
})

test('what is usual is not said', () => {
  const usual: PageAddress = {
    reviewId: null,
    listState: { view: 'all', text: '', sort: 'newest', filter: EVERY_REVIEW },
  }
  expect(Object.values(toSearch(usual)).filter((value) => value !== undefined)).toEqual([])
  expect(parseSearch({})).toEqual(usual)
})

test('what nobody understands is left out', () => {
  const filter =
    'rating:9,2;country:Germany,DE;version:before,3;from:yesterday;sentiment:sad;%E0%A4%A;language:%E0%A4%A'
  expect(parseSearch({ view: 'mine', sort: 'best', filter }).listState).toEqual({
    view: 'all',
    text: '',
    sort: 'newest',
    filter: { ...EVERY_REVIEW, ratings: [2], countries: ['DE'] },
  })
})
