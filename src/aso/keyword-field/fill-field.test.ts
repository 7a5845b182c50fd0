import { describe, expect, test } from 'vitest'
import { unwantedFinder, type Avoided } from './candidates.ts'
import type { KnownKeyword } from './coverage.ts'
import { fieldLength } from './field-text.ts'
import { fillField } from './fill-field.ts'
import { moorlight } from './fixtures.ts'
import { searchWordsOf } from './search-words.ts'

const nothing = { description: null, others: [] }
const keyword = (text: string, volume: number, relevancy = 80, isTracked = false): KnownKeyword => ({
  keyword: text,
  volume,
  difficulty: 50,
  relevancy,
  isTracked,
})
const tracked = (text: string, volume: number, relevancy = 80) => keyword(text, volume, relevancy, true)
const present = searchWordsOf(moorlight)
const fill = (keywords: readonly KnownKeyword[], free = 100, avoided: Avoided = nothing) =>
  fillField(keywords, present, { free, isEmpty: true }, unwantedFinder(present, keywords, avoided))
const wordsOf = (...asked: Parameters<typeof fill>) => fill(...asked).words.map(({ word }) => word)

describe('what fills the field', () => {
  test('covers the tracked and relevant, by words that go together with those of title and subtitle', () => {
    const found = fill([
      tracked('nature sounds', 64),
      tracked('ocean sounds', 62),
      tracked('sleep timer', 62),
      keyword('rain noise', 70),
      keyword('ask', 79, 4),
      keyword('ten', 77, 20),
    ])
    expect(found.words.map(({ word }) => word).sort()).toEqual(['nature', 'ocean', 'rain', 'sounds', 'timer'])
    expect(found.left).toEqual([])
  })

  test('says of each word which keywords need it, worth most first', () => {
    const { words } = fill([tracked('nature sounds', 64), keyword('soft sounds', 90), tracked('ocean sounds', 30)])
    const covers = Object.fromEntries(words.map(({ word, covers }) => [word, covers.map((one) => one.keyword)]))
    expect(covers).toEqual({
      sounds: ['nature sounds', 'soft sounds', 'ocean sounds'],
      nature: ['nature sounds'],
      ocean: ['ocean sounds'],
    })
  })

  test('is worth more than what the first good words would leave room for', () => {
    // `ab` is worth most for each character, and then `wonderful` does not fit.
    const keywords = [keyword('ab', 30), keyword('wonderful', 70)]
    expect(wordsOf(keywords, 10)).toEqual(['wonderful'])
    expect(wordsOf(keywords, 12)).toEqual(['ab', 'wonderful'])
  })

  test('never takes more characters than are free, counted as the store counts', () => {
    const many = Array.from({ length: 60 }, (_, at) => tracked(`wort${'ü'.repeat(at % 7)}${at}x`, 10 + at))
    for (const free of [100, 37, 9, 3]) {
      const words = wordsOf(many, free)
      expect(fieldLength(words)).toBeLessThanOrEqual(free)
      expect(fieldLength(words)).toBeGreaterThanOrEqual(free === 3 ? 0 : free - 15)
    }
  })

  test('takes neither what is there in another number nor both numbers of a word', () => {
    const keywords = [tracked('nights', 90), tracked('story', 90), tracked('ocean wave', 50), tracked('waves', 50)]
    expect(wordsOf(keywords).sort()).toEqual(['ocean', 'wave'])
  })

  test('leaves what must not be taken, and says of tracked keywords why they stay uncovered', () => {
    const avoided = { description: 'Birds sing.', others: [{ title: 'Elmury', developerName: null }] }
    const keywords = [
      tracked('elmury', 90),
      tracked('10 hours noise', 80),
      tracked('free noise', 80),
      keyword('birds', 90),
      keyword('day', 70, 10),
      tracked('thunderstorm', 20),
      tracked('fan', 60),
    ]
    const { words, left } = fill(keywords, 8, avoided)
    expect(words.map(({ word }) => word)).toEqual(['fan'])
    expect(left.map((one) => [one.keyword.keyword, one.reason])).toEqual([
      ['elmury', 'brand'],
      ['10 hours noise', 'number'],
      ['free noise', 'stop-word'],
      ['thunderstorm', 'no-room'],
    ])
  })

  test('nothing: what is known is covered or not relevant', () => {
    expect(fill([keyword('ask', 79, 4)])).toEqual({ words: [], left: [] })
    expect(fill([])).toEqual({ words: [], left: [] })
  })
})
