import { expect, test } from 'vitest'
import { english, japanese, reviewOf } from './fixtures.ts'
import { reviewKeywords } from './review-keywords.ts'

const inLanguage = (list: typeof english, language: string) =>
  list.map(([rating, body]) => reviewOf(rating, body, { language }))
const options = { locale: 'en-US', title: 'Moorlight: Sleep Sounds', tracked: new Set<string>(), most: 20 }

test('what content people name may be worth tracking, with the number of its reviews and their stars', () => {
  const found = reviewKeywords(inLanguage(english, 'en'), options)
  expect(found).toContainEqual({ keyword: 'rain sounds', reviews: 4, average: 4.75 })
  expect(found.map(({ keyword }) => keyword)).toContain('easy to use')
})

test('what is broken, what is tracked already and a word that a pair stands for are left out', () => {
  const keywords = (tracked: string[]) =>
    reviewKeywords(inLanguage(english, 'en'), { ...options, tracked: new Set(tracked) }).map(({ keyword }) => keyword)
  expect(keywords([])).not.toContain('crashes')
  expect(keywords([])).not.toContain('rain')
  expect(keywords(['rain sounds'])).not.toContain('rain sounds')
})

test("only reviews in the locale's language count", () => {
  const mixed = [...inLanguage(english, 'en'), ...inLanguage(japanese, 'ja')]
  const found = reviewKeywords(mixed, { ...options, locale: 'ja-JP' }).map(({ keyword }) => keyword)
  expect(found).toContain('雨の音')
  expect(found).not.toContain('rain sounds')
})

test('at most as many as asked for, the most used first', () => {
  const found = reviewKeywords(inLanguage(english, 'en'), { ...options, most: 2 })
  expect(found).toHaveLength(2)
  expect(found[0]!.reviews).toBeGreaterThanOrEqual(found[1]!.reviews)
})
