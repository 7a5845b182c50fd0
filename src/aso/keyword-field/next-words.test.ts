import { describe, expect, test } from 'vitest'
import { known, moorlight } from './fixtures.ts'
import { nextWords, worthOf } from './next-words.ts'
import { searchWordsOf } from './search-words.ts'

const present = searchWordsOf(moorlight)

test('worth: the volume as far as it is relevant, twice if tracked; an unknown number counts as a low or middle one', () => {
  const keyword = known('rain', 80)
  expect(worthOf({ ...keyword, relevancy: 50 })).toBe(40)
  expect(worthOf({ ...keyword, relevancy: 100, difficulty: 99 })).toBe(80)
  expect(worthOf({ ...keyword, relevancy: 50, isTracked: true })).toBe(80)
  expect(worthOf(known('rain', null, null))).toBe(10)
})

describe('the next words', () => {
  const relevant = (keyword: string, volume: number, relevancy: number) => ({ ...known(keyword, volume), relevancy })
  const keywords = [
    relevant('white noise', 80, 50), // 40 for 6 characters
    relevant('white noise sleep', 40, 50), // 20 more with the same word
    relevant('rain sounds', 60, 100), // 60 for 12 characters
    relevant('rain noise', 20, 100), // 20 for 5 characters
    relevant('rain', 30, 100), // 30 more with the same word
    relevant('meditation music at night for tired people', 100, 100),
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
})

test('singular and plural count together, in the shorter form', () => {
  const keywords = [known('rain sound', 40), known('soft sounds', 40), known('sounds', 20)]
  const [first] = nextWords(keywords, present, { free: 100, isEmpty: false, most: 1 })
  expect(first).toMatchObject({ words: ['sound'], gained: 2, worth: 30 })
})
