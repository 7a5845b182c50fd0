import { describe, expect, test } from 'vitest'
import { compareDrafts, coverageOf, coveredBy, type KnownKeyword } from './coverage.ts'
import { known, moorlight, titled } from './fixtures.ts'
import { combinationsOf, searchWordsOf, type LocaleTexts } from './search-words.ts'

const coverage = (keyword: string, texts: LocaleTexts) => coverageOf(known(keyword), searchWordsOf(texts))

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
    ['white noise app', 'exact'],
    ['fenwick sleep', 'exact'],
    ['sleep and fitness', 'exact'],
    ['fitness apps', 'exact'],
  ])('%s: %s', (keyword, expected) => {
    expect(coverage(keyword, texts)).toBe(expected)
  })

  test('when it has function words only, by those', () => {
    expect(coverage('and down', texts)).toBe('exact')
    expect(coverage('for the', texts)).toBeNull()
  })

  test('by words of Japanese, which has no spaces', () => {
    const japanese = titled('ja-JP', '睡眠の音', ['雨'])
    expect(coverage('雨の音', japanese)).toBe('exact')
    expect(coverage('海の音', japanese)).toBeNull()
  })
})

test('localizations cover each by itself: words of two do not make a phrase', () => {
  const spanish = titled('es-MX', 'Moorlight', ['rain', 'sounds'])
  const isCovered = coveredBy([moorlight, spanish])
  expect(isCovered(known('rain sounds'))).toBe(true)
  expect(isCovered(known('rain noise'))).toBe(false)
})

test('each localization splits a keyword by its own language', () => {
  const keyword = known('sonidos de lluvia')
  expect(coveredBy([titled('es-MX', 'Moorlight', ['sonidos', 'lluvia'])])(keyword)).toBe(true)
  expect(coveredBy([titled('en-US', 'Moorlight', ['sonidos', 'lluvia'])])(keyword)).toBe(false)
})

test('`to do list` is not covered by `list` alone, nor `gott sei dank` by `dank`', () => {
  expect(coverage('to do list', titled('en-US', 'Moorlight', ['list']))).toBeNull()
  expect(coverage('to do list', titled('en-US', 'Moorlight', ['do', 'list']))).toBe('exact')
  expect(coverage('gott sei dank', titled('de-DE', 'Moorlight', ['dank']))).toBeNull()
  expect(coverage('drei gewinnt', titled('de-DE', 'Moorlight', ['gewinnt']))).toBeNull()
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
    keywords,
    [{ ...moorlight, entries: ['brown', 'deep', 'white'] }],
    [{ ...moorlight, entries: ['rain', 'white'] }],
  )
  expect(change.gained.map(({ keyword }) => keyword)).toEqual(['brown noise', 'deep sleep'])
  expect(change.lost.map(({ keyword }) => keyword)).toEqual(['rain', 'rain noise'])
  expect(change.now).toEqual({ keywords: 3, tracked: 0, phrases: 3, searched: 2 })
  expect(change.before).toEqual({ keywords: 3, tracked: 1, phrases: 2, searched: 1 })
  expect(change.all).toEqual({ keywords: 6, tracked: 1, phrases: 4, searched: 2 })
})

test('combinations of two and three words, without function words', () => {
  // moorlight, sleep, wind, down, night, stories, soft, noise and white: 36 pairs and 84 triples.
  const words = searchWordsOf({ ...moorlight, entries: ['white'] })
  expect(combinationsOf(words)).toBe(120)
})
