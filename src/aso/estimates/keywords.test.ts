import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keywordDifficulty } from './keyword-difficulty.ts'
import { belowListed, keywordVolume, officialVolume } from './keyword-volume.ts'
import { monthlySearches } from './monthly-searches.ts'
import { relevancy } from './relevancy.ts'
import type { FoundApp, SearchResults } from './search-results.ts'

const found = (title: string, ratingCount: number | null, category = 'Utilities'): FoundApp => ({
  title,
  category,
  rating: ratingCount === null ? null : { avgRating: 4.5, ratingCount },
})
const search = (keyword: string, apps: FoundApp[]): SearchResults => ({ keyword, locale: 'en-US', apps })
const many = (count: number, app: FoundApp) => Array.from({ length: count }, () => app)
const inputOf = ({ inputs }: { inputs: { name: string; value: unknown }[] }, name: string) =>
  inputs.find((input) => input.name === name)?.value

const anyResults = fc
  .record({
    keyword: fc.constantFrom('radio', 'sleep sounds', 'to-do list for two', '睡眠', ''),
    apps: fc.array(
      fc.record({
        title: fc.constantFrom('Radio', 'Sleep Sounds', 'Nothing', '睡眠アプリ'),
        category: fc.constantFrom('Music', 'Utilities', null),
        rating: fc.option(
          fc.record({
            avgRating: fc.double({ min: 1, max: 5, noNaN: true }),
            ratingCount: fc.integer({ min: 1, max: 50_000_000 }),
          }),
        ),
      }),
      { maxLength: 200 },
    ),
  })
  .map(({ keyword, apps }): SearchResults => search(keyword, apps))

describe('keyword volume', () => {
  test('is a whole number from 5 to 100, whatever is found', () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        const { value } = keywordVolume(results)
        expect(Number.isInteger(value) && value >= 5 && value <= 100).toBe(true)
      }),
    )
  })

  test('by hand: ten apps named like the keyword, with 1,000 ratings each', () => {
    // 5 + 25 · lg 11 / lg 201 + 30 · lg 1001 / lg 1000001 + 20 · lg 1001 / lg 100001 + 20 = 5 + 11.30 + 15.00 + 12.00 + 20 = 63.31
    expect(keywordVolume(search('radio', many(10, found('Radio', 1000)))).value).toBe(63)
    // Two words more, minus 16, and no title has them all, minus 20.
    expect(keywordVolume(search('radio for drives', many(10, found('Radio', 1000)))).value).toBe(27)
  })

  test('no results are the least there is', () => {
    expect(keywordVolume(search('radio', [])).value).toBe(5)
  })

  test('grows with results, ratings and titles, and falls with words', () => {
    const small = keywordVolume(search('radio', many(20, found('Tuner', 100)))).value
    const big = keywordVolume(search('radio', many(200, found('Radio', 500_000)))).value
    const longer = keywordVolume(search('radio for long drives', many(200, found('Radio', 500_000)))).value
    expect(big).toBeGreaterThan(small)
    expect(longer).toBeLessThan(big)
  })

  test('of a few results the ratings tell little: a long search that one well rated app answers is not popular', () => {
    const one = keywordVolume(search('radio for drives', [found('Tuner', 500_000)])).value
    const ten = keywordVolume(search('radio for drives', many(10, found('Tuner', 500_000)))).value
    // 5 + 25 · lg 2 / lg 201 + (30 · lg 500001 / 6 + 20) / 10 − 16 < 5
    expect(one).toBe(5)
    expect(ten).toBe(49)
  })

  test('says what it was made of', () => {
    const estimate = keywordVolume(search('radio', [found('Radio one', 10), found('Other', null)]))
    expect(inputOf(estimate, 'resultCount')).toBe(2)
    expect(inputOf(estimate, 'leaderRatings')).toBe(10)
    expect(inputOf(estimate, 'titleMatches')).toBe(1)
  })
})

describe('keyword difficulty', () => {
  test('is a whole number from 1 to 100, whatever is found', () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        const { value } = keywordDifficulty(results)
        expect(Number.isInteger(value) && value >= 1 && value <= 100).toBe(true)
      }),
    )
  })

  test('by hand: ten apps named like the keyword, with 1,000 ratings and 4.5 stars each', () => {
    // 45 · lg 1001 / lg 100001 + 15 · lg 1001 / lg 1000001 + 30 + 10 · 1.5 / 1.8 = 27.00 + 7.50 + 30 + 8.33 = 72.84
    expect(keywordDifficulty(search('radio', many(10, found('Radio', 1000)))).value).toBe(73)
    // Half of the first ten places are free, and titles count by app: (27.00 + 7.50 + 15 + 8.33) / 2 = 28.92
    expect(keywordDifficulty(search('radio', many(5, found('Radio', 1000)))).value).toBe(29)
  })

  test('nobody there is the easiest; ten giants with the word in their titles are close to the hardest', () => {
    expect(keywordDifficulty(search('radio', [])).value).toBe(1)
    expect(keywordDifficulty(search('radio', many(10, found('Radio', 2_000_000)))).value).toBeGreaterThan(90)
  })

  test('apps nobody has rated are left out, not taken as bad ones', () => {
    const rated = many(5, found('Radio', 1000))
    const withUnrated = [...rated, ...many(5, found('Radio', null))]
    expect(inputOf(keywordDifficulty(search('radio', withUnrated)), 'medianRatings')).toBe(1000)
    expect(inputOf(keywordDifficulty(search('radio', many(10, found('Radio', null)))), 'medianRatings')).toBeNull()
  })

  test('one giant does not make a keyword hard', () => {
    const small = many(9, found('Radio', 50))
    const oneGiant = keywordDifficulty(search('radio', [found('Radio', 5_000_000), ...small])).value
    const tenGiants = keywordDifficulty(search('radio', many(10, found('Radio', 5_000_000)))).value
    expect(oneGiant).toBeLessThan(tenGiants - 20)
  })
})

describe('relevancy', () => {
  const app = {
    title: 'Moorlight',
    shortDescription: 'Sleep sounds',
    description: 'Rain and stories.',
    categories: [{ name: 'HEALTH', displayName: 'Health & Fitness' }],
  }

  test('rivals of the same category and words of its own make it 100', () => {
    const results = search('moorlight', many(10, found('Other', 10, 'Health & Fitness')))
    expect(relevancy(results, app)?.value).toBe(100)
  })

  test('another kind of app and no word of it make it 0', () => {
    expect(relevancy(search('chess', many(10, found('Chess', 10, 'Board'))), app)?.value).toBe(0)
  })

  test('what others of its category do, and it does not, fits it a little', () => {
    const rivals = many(10, found('Fasting', 10, 'Health & Fitness'))
    expect(relevancy(search('fasting', rivals), app)?.value).toBe(20)
    expect(relevancy(search('stories', rivals), app)?.value).toBe(80)
  })

  test('a word of the subtitle counts less than one of the title and more than one of the description', () => {
    const value = (keyword: string) => relevancy(search(keyword, many(3, found('Other', 1, 'Board'))), app)?.value
    expect([value('moorlight'), value('sleep'), value('stories')]).toEqual([60, 50, 40])
  })

  test('is not known where nobody else is found', () => {
    expect(relevancy(search('moorlight', [found('Moorlight', 10)]), app)).toBeNull()
  })
})

describe('searches of a month', () => {
  test('grow tenfold in about 22 points of volume and follow the size of the country', () => {
    const us = (volume: number) => monthlySearches(volume, 'US')
    expect(us(0)).toBe(60)
    expect(us(77) / us(55)).toBeCloseTo(9.8, 0)
    expect(monthlySearches(60, 'SE')).toBeCloseTo(us(60) / 20)
  })
})

describe('volumes beside those that Apple tells', () => {
  test.each([
    [1, 5],
    [3, 5],
    [36, 36],
    [100, 100],
  ])('a popularity of %i is a volume of %i', (popularity, volume) => {
    expect(officialVolume(popularity)).toBe(volume)
  })

  test.each([1, 5, 6, 20, 36, 100])('estimates are below the last listed, %i, and in their order', (least) => {
    const scaled = Array.from({ length: 96 }, (_, at) => belowListed(at + 5, least))
    expect(scaled).toEqual(scaled.toSorted((a, b) => a - b))
    expect(scaled[0]).toBe(5)
    expect(Math.max(...scaled)).toBe(Math.max(5, least - 1))
    expect(scaled.every(Number.isInteger)).toBe(true)
  })
})
