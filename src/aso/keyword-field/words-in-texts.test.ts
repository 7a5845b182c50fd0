import { describe, expect, test } from 'vitest'
import { known } from './fixtures.ts'
import { keywordsInTexts } from './words-in-texts.ts'

const densityOf = (description: string | null, keyword: string, locale = 'en-US') => {
  const [row] = keywordsInTexts({ title: 'Moorlight', shortDescription: null, description }, [known(keyword)], locale)
  return row && [row.count, row.density]
}

test('Google Play: which of the three texts hold a keyword, and how densely the description does', () => {
  const texts = {
    title: 'Moorlight Sleep Sounds',
    shortDescription: 'White noise for the night',
    // Ten words.
    description: 'White noise helps. Sleep with white noise every single night.',
  }
  const keywords = [known('white noise'), known('sleep sound'), known('night noise'), known('rain')]
  const rows = keywordsInTexts(texts, keywords, 'en-US')
  expect(rows.map(({ keyword, ...row }) => [keyword.keyword, row])).toEqual([
    ['white noise', { title: false, shortDescription: true, description: true, count: 2, density: 0.2 }],
    ['sleep sound', { title: true, shortDescription: false, description: false, count: 0, density: 0 }],
    ['night noise', { title: false, shortDescription: true, description: true, count: 0, density: 0 }],
    ['rain', { title: false, shortDescription: false, description: false, count: 0, density: 0 }],
  ])
})

describe('Google Play: the density of a keyword', () => {
  test.each([
    ['Sleep sounds and slow stories for adults.', 'sleep sounds and slow stories', [1, 1 / 7], 'of five words'],
    ['The to do list that lasts.', 'to do list', [1, 1 / 6], 'that begins with a stop word'],
    ['Play 2048 now. Play 2048.', 'play 2048', [2, 2 / 5], 'that ends with a number'],
    ['White noise. Noise white.', 'noise noise', [0, 0], 'across the end of a sentence'],
    ['White-noise, white noise', 'white noise', [2, 2 / 4], 'with a hyphen or a space'],
    ['Rain rain rain', 'rain rain', [1, 1 / 3], 'that overlaps itself'],
  ])('in "%s" of %s is %j: %s', (description, keyword, expected) => {
    expect(densityOf(description, keyword)).toEqual(expected)
  })

  test('is not known where the description is not', () => {
    expect(densityOf(null, 'rain')).toEqual([0, null])
  })
})
