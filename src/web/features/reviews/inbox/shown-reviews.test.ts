import { describe, expect, test } from 'vitest'
import type { OwnReview } from '#contract/reviews/review.ts'
import { inTimeZone } from '#tests/support/in-time-zone.ts'
import { replyOf, reviewOf } from './inbox-fixtures.ts'
import { EVERY_REVIEW, type ReviewFilter } from './review-filter.ts'
import { facetsOf, indexOf } from './review-index.ts'
import { countsChange, countViews, shownReviews, type ListState } from './shown-reviews.ts'

const reviews = [
  reviewOf({ id: 'old', rating: 5, likes: 3, writtenAt: '2026-01-05T10:00:00.000Z', country: 'US', language: 'en' }),
  reviewOf({ id: 'new', rating: 1, likes: null, writtenAt: '2026-03-01T10:00:00.000Z', version: '4.12.0' }),
  reviewOf({
    id: 'mid',
    rating: 3,
    likes: 12,
    writtenAt: '2026-02-01T23:30:00.000Z',
    version: '4.9',
    source: 'market',
  }),
]
const index = indexOf(reviews)
const listState = (given: Partial<Omit<ListState, 'filter'>> & { filter?: Partial<ReviewFilter> } = {}): ListState => ({
  view: 'all',
  text: '',
  sort: 'newest',
  ...given,
  filter: { ...EVERY_REVIEW, ...given.filter },
})
const none = new Set<string>()
const ids = (...given: Parameters<typeof listState>) =>
  shownReviews(index, listState(...given), none).map(({ id }) => id)

describe('REV-004: six orders', () => {
  test.each([
    ['newest', ['new', 'mid', 'old']],
    ['oldest', ['old', 'mid', 'new']],
    ['high-rating', ['old', 'mid', 'new']],
    ['low-rating', ['new', 'mid', 'old']],
    // Reviews without a known number of likes come last in both orders.
    ['most-liked', ['mid', 'old', 'new']],
    ['least-liked', ['old', 'mid', 'new']],
  ] as const)('%s', (sort, order) => expect(ids({ sort })).toEqual(order))
})

describe('REV-005, OP-70: filters', () => {
  test.each<[string, Partial<ReviewFilter>, string[]]>([
    ['rating', { ratings: [1, 3] }, ['new', 'mid']],
    ['country', { countries: ['US'] }, ['old']],
    ['language', { languages: ['de'] }, ['new', 'mid']],
    ['a version alone', { version: { is: 'only', version: '4.12' } }, ['new']],
    ['since a version, by its numbers', { version: { is: 'from', version: '4.10' } }, ['new', 'old']],
    ['from a day', { from: '2026-02-01' }, ['new', 'mid']],
    ['until a day, the whole of it', { to: '2026-02-01' }, ['mid', 'old']],
    ['sentiment', { sentiment: 'neutral' }, ['mid']],
    ['source', { source: 'market' }, ['mid']],
  ])('%s', (_, filter, expected) => expect(ids({ filter })).toEqual(expected))

  test.each([
    ['Asia/Tokyo', '2026-02-02'],
    ['UTC', '2026-02-01'],
    ['America/Los_Angeles', '2026-02-01'],
  ] as const)('by day, as the inbox shows it: in %s a review of 23:30 UTC is of %s', (timeZone, day) => {
    inTimeZone(timeZone)
    expect(ids({ filter: { from: day, to: day } })).toEqual(['mid'])
  })

  test('replied or not: what waits for approval and what was refused is no reply; changed after it', () => {
    const all = indexOf([
      reviewOf({ id: 'sent', reply: replyOf() }),
      reviewOf({ id: 'rule', reply: replyOf({ state: 'to-approve' }) }),
      reviewOf({ id: 'refused', reply: replyOf({ state: 'refused' }) }),
      reviewOf({ id: 'changed', reply: replyOf(), changedAfterReply: true }),
      reviewOf({ id: 'bare' }),
    ])
    const of = (filter: Partial<ReviewFilter>) =>
      shownReviews(all, listState({ filter }), none)
        .map(({ id }) => id)
        .toSorted()
    expect(of({ replied: 'yes' })).toEqual(['changed', 'sent'])
    expect(of({ replied: 'no' })).toEqual(['bare', 'refused', 'rule'])
    expect(of({ changed: true })).toEqual(['changed'])
  })

  test('a text in title, body and author, whatever its case and accents', () => {
    expect(ids({ text: ' GERAUSCHE ' })).toHaveLength(3)
    expect(ids({ text: 'mirak' })).toHaveLength(3)
    expect(ids({ text: 'wecker zu laut' })).toEqual([])
  })

  test('only what the store tells can be filtered by', () => {
    const play = indexOf([reviewOf({ country: null, language: null, version: null })])
    expect(facetsOf(play)).toEqual({ countries: [], languages: [], versions: [], hasMarket: false })
    expect(facetsOf(index)).toMatchObject({ countries: ['DE', 'US'], versions: ['4.12.0', '4.11.3', '4.9'] })
  })
})

test('to answer: neither replied to nor done; refused replies and changed reviews again; none that can’t be answered', () => {
  const of = (review: Partial<OwnReview>) => countViews(indexOf([reviewOf(review)]), none)['to-answer']
  expect(of({})).toBe(1)
  expect(of({ isDone: true })).toBe(0)
  expect(of({ reply: replyOf() })).toBe(0)
  expect(of({ reply: replyOf({ state: 'refused' }) })).toBe(1)
  expect(of({ reply: replyOf(), changedAfterReply: true })).toBe(1)
  expect(of({ reply: replyOf({ state: 'to-approve' }) })).toBe(0)
  expect(of({ reply: replyOf({ state: 'queued' }), changedAfterReply: true })).toBe(0)
  expect(of({ source: 'market' })).toBe(0)
  expect(of({ id: 'csv-1' })).toBe(0)
})

test('drafts are those of this device; replies of rules wait to be approved', () => {
  const all = indexOf([reviewOf({ id: 'a' }), reviewOf({ id: 'b', reply: replyOf({ state: 'to-approve' }) })])
  const drafts = new Set(['a'])
  expect(countViews(all, drafts)).toMatchObject({ all: 2, drafts: 1, 'to-approve': 1 })
  expect(shownReviews(all, listState({ view: 'drafts' }), drafts).map(({ id }) => id)).toEqual(['a'])
  expect(shownReviews(all, listState({ view: 'to-approve' }), drafts).map(({ id }) => id)).toEqual(['b'])
})

test('OP-05: a change says by how much the counts of an app change with it', () => {
  const open = reviewOf()
  const approving = reviewOf({ reply: replyOf({ state: 'to-approve', origin: 'rule' }) })
  const published = reviewOf({ reply: replyOf() })
  expect(countsChange([open], [])).toEqual({ toAnswer: -1, toApprove: 0 })
  expect(countsChange([approving], [])).toEqual({ toAnswer: 0, toApprove: -1 })
  expect(countsChange([approving], [open])).toEqual({ toAnswer: 1, toApprove: -1 })
  expect(countsChange([published, open], [published, { ...open, isDone: true }])).toEqual({
    toAnswer: -1,
    toApprove: 0,
  })
})
