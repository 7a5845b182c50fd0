import { expect, test } from 'vitest'
import { joinsWithSpace, markedIn } from './summary-text.tsx'

test.each([
  ['They like it.', 'Most praise is for stories.', true],
  ['They like it. ', 'Most praise is for stories.', false],
  ['since 4.12 stories stop', ', they say', false],
  ['Most praise is for “', 'stories', false],
  [undefined, 'Most praise', false],
])('REV-017: between “%s” and “%s” a space: %s', (before, part, expected) => {
  expect(joinsWithSpace(before, part)).toBe(expected)
})

test('REV-021: the topic’s name is what is marked in its sentence, else all of the part', () => {
  expect(markedIn('Most praise is for stories.', 'stories').map(({ text, isMark }) => [text, isMark])).toEqual([
    ['Most praise is for ', false],
    ['stories', true],
    ['.', false],
  ])
  expect(markedIn('stories stop early', 'Story stops early')).toEqual([{ text: 'stories stop early', isMark: true }])
})
