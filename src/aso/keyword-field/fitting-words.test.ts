import { expect, test } from 'vitest'
import { fittingWords } from './fitting-words.ts'
import { known, moorlight } from './fixtures.ts'
import { searchWordsOf } from './search-words.ts'

const present = searchWordsOf(moorlight)
const fitting = (names: ReturnType<typeof known>[], free = 100, isEmpty = true) => {
  const { words, left } = fittingWords(names, present, { free, isEmpty })
  return { words, left: left.map(({ keyword }) => keyword) }
}

test('takes each word once, without function words and what counts in title, subtitle, developer or category', () => {
  const keywords = [known('brown noise for the night'), known('fenwick fitness app'), known('brown story machines')]
  expect(fitting(keywords)).toEqual({ words: ['brown', 'machines'], left: [] })
})

test('what is worth most for its characters goes first; what does not fit is told', () => {
  const keywords = [
    known('meditation', 40, 51),
    known('rain', 80, 51),
    known('fan', 10, 51),
    known('brown rain', 60, 51),
  ]
  expect(fitting(keywords, 10)).toEqual({ words: ['rain', 'brown'], left: ['meditation', 'fan'] })
  expect(fitting(keywords, 4)).toEqual({ words: ['rain'], left: ['brown rain', 'meditation', 'fan'] })
  expect(fitting(keywords, 4, false).words).toEqual(['fan'])
})

test('takes keywords of any number of words', () => {
  expect(fitting([known('one two three four five')]).words).toEqual(['one', 'two', 'three', 'four', 'five'])
})
