import { expect, test } from 'vitest'
import { functionWordsOf } from './function-words.ts'

test.each([
  ['en-US', 'do make never have get like my without', false],
  ['en-US', 'to for the and with of', true],
  ['de-DE', 'gott ernst drei machen ohne', false],
  ['de-DE', 'der für und im', true],
  ['nb-NO', 'og', true],
  ['tr', 'on at', false],
  ['ko', 'the for', true],
])('in %s %s are function words: %s', (locale, words, expected) => {
  const found = functionWordsOf(locale)
  expect(words.split(' ').map((word) => found.has(word))).toEqual(words.split(' ').map(() => expected))
})
