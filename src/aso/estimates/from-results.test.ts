import { expect, test } from 'vitest'
import { firstFacts } from './first-facts.ts'
import { estimatesFrom } from './from-results.ts'
import { relevancy } from './relevancy.ts'
import type { FoundApp } from './search-results.ts'

const asked = { keyword: 'white noise', locale: 'en-US' }
const apps = Array.from({ length: 40 }, (_, place) => ({
  title: `White Noise ${place}`,
  category: place % 2 === 0 ? 'Music' : 'Health',
  rating: { avgRating: 4.5, ratingCount: 999 },
}))
const listing = {
  title: 'White Noise 3',
  shortDescription: 'Sleep',
  description: null,
  categories: [{ name: 'Music', displayName: 'Music' }],
}
const unasked = { extensions: null, most: 10, prefixLength: null }
const kept = (leaders: readonly FoundApp[], more = {}) => ({
  ...asked,
  resultCount: 40,
  facts: firstFacts(asked.keyword, leaders.slice(0, 11), asked.locale),
  hints: unasked,
  calibration: null,
  rank: 4,
  ...more,
})

test('KEY-012, KEY-013, KEY-014: what is kept of a search is enough for all three estimates', () => {
  expect(estimatesFrom(kept(apps), listing)).toEqual({
    // 5 + 95 · lg 9991 / lg 10000001
    volume: 59,
    // 70 · lg 1000 / 6 + 30
    difficulty: 65,
    relevancy: relevancy({ ...asked, apps }, listing)?.value,
    appsCount: 40,
    type: 'GENERIC',
    confidence: {
      volume: 0.5,
      difficulty: 1,
      relevancy: 1,
      missing: ['suggestions', 'characters'],
      first: { listed: 10, rated: 10, categorised: 10 },
    },
  })
})

test('what the store does not tell is not guessed', () => {
  const untold = apps.map(({ title }) => ({ title, category: null, rating: null }))
  expect(estimatesFrom(kept(untold), listing)).toMatchObject({
    volume: null,
    difficulty: null,
    // All words in the title, and nothing else known.
    relevancy: 100,
    appsCount: 40,
    confidence: { volume: null, difficulty: null, relevancy: 0.6, first: { listed: 10, rated: 0, categorised: 0 } },
  })
  expect(estimatesFrom(kept(apps), null).relevancy).toBeNull()
})

test.each([0, 1, 2])(
  'KEY-012, KEY-013: of %i results the difficulty is not known, and nothing is not a number',
  (count) => {
    const few = estimatesFrom(kept(apps.slice(0, count), { resultCount: count, rank: null }), listing)
    expect(few.difficulty).toBeNull()
    expect(few.volume).toBeGreaterThanOrEqual(5)
    expect(few.appsCount).toBe(count)
  },
)

test('KEY-012: nobody is known to search for what nothing is found for', () => {
  const nothing = estimatesFrom(kept([], { resultCount: 0, rank: null }), listing)
  expect(nothing).toMatchObject({ volume: 5, difficulty: null, relevancy: null, type: null })
})

test('KEY-010: a keyword that names the first app listed, and few others, is a brand', () => {
  const leaders = [{ title: 'Moorlight: Sleep', developerName: 'Fenwick', category: null, rating: null }]
  const typeOf = (keyword: string) => firstFacts(keyword, leaders, 'en-US').type
  expect([typeOf('moorlight app'), typeOf('sleep')]).toEqual(['BRAND', 'GENERIC'])
})
