import { expect, test } from 'vitest'
import { splitKeywords } from './coverage.ts'
import { known } from './fixtures.ts'
import { keywordsInTexts } from './words-in-texts.ts'

test('Google Play: which of the three texts hold a keyword, and how densely the description does', () => {
  const texts = {
    title: 'Moorlight Sleep Sounds',
    shortDescription: 'White noise for the night',
    // Ten words.
    description: 'White noise helps. Sleep with white noise every single night.',
  }
  const keywords = splitKeywords(
    [known('white noise'), known('sleep sound'), known('night noise'), known('rain')],
    'en-US',
  )
  const rows = keywordsInTexts(texts, keywords, 'en-US')
  expect(rows.map(({ keyword, ...row }) => [keyword.keyword, row])).toEqual([
    ['white noise', { title: false, shortDescription: true, description: true, count: 2, density: 0.2 }],
    ['sleep sound', { title: true, shortDescription: false, description: false, count: 0, density: 0 }],
    ['night noise', { title: false, shortDescription: true, description: true, count: 0, density: 0 }],
    ['rain', { title: false, shortDescription: false, description: false, count: 0, density: 0 }],
  ])
})
