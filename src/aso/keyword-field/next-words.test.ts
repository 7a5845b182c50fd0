import { describe, expect, test } from 'vitest'
import { known, moorlight } from './fixtures.ts'
import { fillField, nextWords, worthOf } from './next-words.ts'
import { searchWordsOf } from './search-words.ts'

const present = searchWordsOf(moorlight)

test('worth: the volume less what its difficulty takes; an unknown number counts as one of the middle', () => {
  expect(worthOf({ volume: 80, difficulty: 51 })).toBe(40)
  expect(worthOf({ volume: 80, difficulty: 1 })).toBe(80)
  expect(worthOf({ volume: null, difficulty: null })).toBeCloseTo(10.2)
})

describe('the next words', () => {
  const keywords = [
    known('white noise', 80, 51), // 40 for 6 characters
    known('white noise sleep', 40, 51), // 20 more with the same word
    known('rain sounds', 60, 1), // 60 for 12 characters
    known('rain noise', 20, 1), // 20 for 5 characters
    known('rain', 30, 1), // 30 more with the same word
    known('meditation music at night for tired people', 100, 1),
  ]

  test('are those that gain most for each character, alone or together', () => {
    const found = nextWords(keywords, present, { free: 100, isEmpty: false, most: 5 })
    expect(found.map(({ words, characters, gained, worth }) => [words.join('+'), characters, gained, worth])).toEqual([
      ['rain', 5, 2, 50],
      ['white', 6, 2, 60],
      ['rain+sounds', 12, 3, 110],
    ])
  })

  test('fit into what is free; the first word of the field needs no comma', () => {
    const words = (free: number, isEmpty: boolean) =>
      nextWords(keywords, present, { free, isEmpty, most: 5 }).map((one) => one.words.join('+'))
    expect(words(5, false)).toEqual(['rain'])
    expect(words(5, true)).toEqual(['rain', 'white'])
    expect(words(4, false)).toEqual([])
  })

  test('fill the field one after the other', () => {
    expect(fillField(keywords, present, { free: 30, isEmpty: false })).toEqual(['rain', 'white', 'sounds'])
  })
})

test('singular and plural count together, in the shorter form', () => {
  const keywords = [known('rain sound', 20, 1), known('soft sounds', 20, 1), known('sounds', 10, 1)]
  const [first] = nextWords(keywords, present, { free: 100, isEmpty: false, most: 1 })
  expect(first).toMatchObject({ words: ['sound'], gained: 2, worth: 30 })
})
