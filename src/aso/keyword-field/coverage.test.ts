import { describe, expect, test } from 'vitest'
import { compareDrafts, coverageOf, coveredBy, splitKeywords, type KnownKeyword, type LocaleTexts } from './coverage.ts'
import { known, moorlight } from './fixtures.ts'
import { combinationsOf, searchWordsOf } from './search-words.ts'

const coverage = (keyword: string, texts: LocaleTexts) =>
  splitKeywords([known(keyword)], texts.locale).map((one) => coverageOf(one, searchWordsOf(texts, texts.locale)))[0]

describe('a keyword is covered', () => {
  const texts = { ...moorlight, entries: ['white', 'brown', 'machine'] }

  test.each([
    ['sleep', 'exact'],
    ['white noise', 'exact'],
    ['noise sleep white', 'exact'],
    ['brown noise for sleep', 'exact'],
    ['night story', 'number'],
    ['noise machines', 'number'],
    ['rain noise', null],
    ['white noise app', null],
  ])('%s: %s', (keyword, expected) => {
    expect(coverage(keyword, texts)).toBe(expected)
  })

  test('when it has stop words only, by those', () => {
    expect(coverage('and down', texts)).toBe('exact')
    expect(coverage('for you', texts)).toBeNull()
  })

  test('by words of Japanese, which has no spaces', () => {
    const japanese = { locale: 'ja-JP', title: '睡眠の音', subtitle: null, entries: ['雨'] }
    expect(coverage('雨の音', japanese)).toBe('exact')
    expect(coverage('海の音', japanese)).toBeNull()
  })
})

test('localizations cover each by itself: words of two do not make a phrase', () => {
  const spanish = { locale: 'es-MX', title: 'Moorlight', subtitle: null, entries: ['rain', 'sounds'] }
  const [both, across] = splitKeywords([known('rain sounds'), known('rain noise')], 'en-US')
  const isCovered = coveredBy([moorlight, spanish])
  expect(both && isCovered(both)).toBe(true)
  expect(across && isCovered(across)).toBe(false)
})

test('a draft is compared with the field before: what it gains and loses, most searched for first', () => {
  const keywords: KnownKeyword[] = [
    known('brown noise', 54, 49),
    known('white noise', 81, 88),
    { ...known('rain noise', 19, 44), isTracked: true },
    known('deep sleep', null, null),
    known('rain', 60, 70),
    known('harbour', 90, 20),
  ]
  const change = compareDrafts(
    splitKeywords(keywords, 'en-US'),
    [{ ...moorlight, entries: ['brown', 'deep', 'white'] }],
    [{ ...moorlight, entries: ['rain', 'white'] }],
  )
  expect(change.gained.map(({ keyword }) => keyword)).toEqual(['brown noise', 'deep sleep'])
  expect(change.lost.map(({ keyword }) => keyword)).toEqual(['rain', 'rain noise'])
  expect(change.now).toEqual({ keywords: 3, tracked: 0, phrases: 3, searched: 2 })
  expect(change.before).toEqual({ keywords: 3, tracked: 1, phrases: 2, searched: 1 })
})

test('combinations of two and three words, without stop words', () => {
  // moorlight, sleep, wind, down, night, stories, soft, noise and white: 36 pairs and 84 triples.
  const words = searchWordsOf({ ...moorlight, entries: ['white'] }, 'en-US')
  expect(combinationsOf(words, 'en-US')).toBe(120)
})
