import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { countCharacters } from './characters.ts'
import { foundBy, missingKeywords, wordsThatFit } from './missing-keywords.ts'

const metrics = (keyword: string, volume = 60, relevancy = 60, type: KeywordMetrics['type'] = 'GENERIC') => ({
  keyword,
  rank: 12,
  change: null,
  volume,
  difficulty: 50,
  relevancy,
  appsCount: 40,
  type,
})
const listing = {
  store: 'APP_STORE' as const,
  locale: 'en-US',
  title: 'Moorlight: Sleep & Wind Down',
  shortDescription: 'Night stories & soft noise',
  description: 'White noise and rain sounds for the night.',
}
const missing = (market: KeywordMetrics[], change: Partial<Omit<typeof listing, 'store'>> = {}) =>
  missingKeywords({ ...listing, ...change }, market, 5).map(({ keyword, words }) => [keyword].concat(words))

describe('keywords that a listing lacks', () => {
  test('the App Store finds by title and subtitle alone, Google Play by the description too', () => {
    const market = [metrics('white noise'), metrics('rain sounds'), metrics('sleep stories')]
    expect(missing(market)).toEqual([
      ['white noise', 'white'],
      ['rain sounds', 'rain', 'sounds'],
    ])
    expect(missingKeywords({ ...listing, store: 'GOOGLE_PLAY' }, market, 5)).toEqual([])
  })

  test('most volume and relevancy first; what brings no new word is left out', () => {
    expect(missing([metrics('white sleep', 40), metrics('white noise', 70), metrics('meditation', 65)])).toEqual([
      ['white noise', 'white'],
      ['meditation', 'meditation'],
    ])
  })

  test('no brands, nothing that is hardly searched for or has little to do with the app, no words that stores refuse', () => {
    expect(
      missing([
        metrics('dusk harbour', 90, 90, 'BRAND'),
        metrics('lullaby', 10),
        metrics('budget', 80, 5),
        metrics('free meditation'),
        metrics('meditation app'),
      ]),
    ).toEqual([])
  })

  test('singular and plural are one word', () => expect(missing([metrics('story'), metrics('noises')])).toEqual([]))

  test('words that fit, of whole keywords only', () => {
    const found = missingKeywords(
      listing,
      [metrics('white noise', 90), metrics('deep meditation'), metrics('rain', 40)],
      5,
    )
    expect(wordsThatFit(found, 12, 3)).toEqual(['white', 'rain'])
    expect(wordsThatFit(found, 40, 2)).toEqual(['white', 'rain'])
    expect(wordsThatFit(found, 40, 4)).toEqual(['white', 'deep', 'meditation', 'rain'])
    expect(wordsThatFit(found, 3, 3)).toEqual([])
  })

  test('no word that is there already is ever named, nor one twice, and what is named fits', () => {
    const word = fc.constantFrom('sleep', 'night', 'rain', 'white', 'noise', 'story', 'timer', 'music', 'baby')
    const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '))
    const keyword = fc.tuple(fc.array(word, { minLength: 1, maxLength: 3 }), fc.integer({ min: 5, max: 100 }))
    const given = fc.record({
      store: fc.constantFrom('APP_STORE' as const, 'GOOGLE_PLAY' as const),
      title: text,
      shortDescription: fc.option(text),
      description: fc.option(text),
    })
    fc.assert(
      fc.property(given, fc.array(keyword, { maxLength: 12 }), fc.nat(30), (texts, market, room) => {
        const one = { ...texts, locale: 'en-US' }
        const found = missingKeywords(
          one,
          market.map(([words, volume]) => metrics(words.join(' '), volume, volume)),
          8,
        )
        const words = found.flatMap((each) => each.words)
        expect(words.filter((each) => foundBy(one).has(each))).toEqual([])
        expect(new Set(words).size).toBe(words.length)
        const fitting = wordsThatFit(found, room, 3)
        expect(fitting.reduce((sum, each) => sum + 1 + countCharacters(each), 0)).toBeLessThanOrEqual(room)
      }),
    )
  })
})
