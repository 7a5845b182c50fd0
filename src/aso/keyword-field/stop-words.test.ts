import { expect, test } from 'vitest'
import { isNumber, isStopWord } from './stop-words.ts'

test.each([
  ['free', 'en-US', true],
  ['you', 'en-US', true],
  ['the', 'en-US', true],
  ['do', 'en-US', false],
  ['noise', 'en-US', false],
  ['kostenlos', 'de-DE', true],
  ['und', 'de-DE', true],
  ['schlaf', 'de-DE', false],
  ['', 'sv', false],
])('%s of %s is a stop word: %s', (word, locale, expected) => {
  expect(isStopWord(word, locale)).toBe(expected)
})

test.each([
  ['10', 'en-US', true],
  ['1.5', 'en-US', true],
  ['ten', 'en-US', true],
  ['zehn', 'de-DE', true],
  ['432hz', 'en-US', false],
  ['4k', 'en-US', false],
  ['tend', 'en-US', false],
])('%s of %s is a number: %s', (word, locale, expected) => {
  expect(isNumber(word, locale)).toBe(expected)
})
