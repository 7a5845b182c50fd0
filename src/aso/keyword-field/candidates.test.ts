import { expect, test } from 'vitest'
import { unwantedFinder } from './candidates.ts'
import type { KnownKeyword } from './coverage.ts'
import { known, moorlight } from './fixtures.ts'
import { searchWordsOf } from './search-words.ts'

const others = [
  { title: 'Elmury: Sleep Sounds', developerName: null },
  { title: 'White Noise – Fan', developerName: null },
]
const description = 'Birds and rain for the end of the day.'
const relevant = (keyword: string, more: Partial<KnownKeyword> = {}): KnownKeyword => ({
  ...known(keyword),
  relevancy: 80,
  ...more,
})
const tracked = (keyword: string, more: Partial<KnownKeyword> = {}) => relevant(keyword, { isTracked: true, ...more })

test.each<[string, KnownKeyword, ReturnType<ReturnType<typeof unwantedFinder>>]>([
  ['a tracked one', tracked('nature sounds'), null],
  ['a tracked one of unknown relevancy', tracked('nature sounds', { relevancy: null }), null],
  ['a relevant phrase', relevant('ocean sounds'), null],
  ['a relevant word', relevant('ocean'), null],
  ['one of little relevancy', relevant('ocean sounds', { relevancy: 49 }), 'irrelevant'],
  ['one of unknown relevancy', relevant('ocean sounds', { relevancy: null }), 'irrelevant'],
  ['a word of the description', relevant('birds'), 'description'],
  ['a tracked word of the description', tracked('birds'), null],
  ['a phrase of words of the description', relevant('bird sounds'), null],
  ["a competitor's name", tracked('elmury'), 'brand'],
  ['what goes with it', tracked('elmury alternative', { type: 'GENERIC' }), 'brand'],
  ["a competitor's name of two words", tracked('white noise fan'), 'brand'],
  ['such a name that means something', tracked('white noise fan', { type: 'GENERIC' }), null],
  ['a brand by what the market lists', tracked('somnia'), 'brand'],
  ['a phrase with it', tracked('somnia music', { type: 'GENERIC' }), 'brand'],
  ['a number', tracked('10 hour sounds'), 'number'],
  ['a number written out', relevant('ten sounds'), 'number'],
  ['a word of price', tracked('free sounds'), 'stop-word'],
])('%s: whether its words may be taken', (_, keyword, expected) => {
  const present = searchWordsOf(moorlight)
  const somnia = { ...known('somnia'), type: 'BRAND' as const }
  const asked = keyword.keyword === 'somnia' ? { ...keyword, type: 'BRAND' as const } : keyword
  const all = [asked, somnia]
  expect(unwantedFinder(present, all, { description, others })(asked)).toBe(expected)
})
