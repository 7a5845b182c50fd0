import { expect, test } from 'vitest'
import { replaceText, type Replacement } from './replace-text.ts'

const replaced = (text: string, part: Partial<Replacement>, language = 'en-US') =>
  replaceText(text, language, { find: '', replacement: '', isWholeWords: false, isExactCase: false, ...part })

test('replaces each place, whatever its case, with the replacement as it is', () => {
  expect(replaced('Sleep, sleepy SLEEP', { find: 'sleep', replacement: '$&Rest' })).toBe('$&Rest, $&Resty $&Rest')
})

test('minds the case where that is wanted', () => {
  expect(replaced('Sleep, sleep', { find: 'sleep', replacement: 'rest', isExactCase: true })).toBe('Sleep, rest')
})

test.each([
  ['Sleep, sleepy, sleep-in, asleep', 'en-US', 'sleep', 'rest', 'rest, sleepy, rest-in, asleep'],
  ['睡眠音楽と睡眠', 'ja', '睡眠', '休息', '休息音楽と休息'],
  ["l'été, étés", 'fr-FR', 'étés', 'hivers', "l'été, hivers"],
  ['C++ and C', 'en-US', 'C++', 'Rust', 'Rust and C'],
])('whole words alone in %j (%s)', (text, language, find, replacement, expected) => {
  expect(replaced(text, { find, replacement, isWholeWords: true }, language)).toBe(expected)
})

test('what is looked for is no pattern', () => {
  expect(replaced('a.b (c) [d] {2} a-b \\ | ^ $', { find: '(c) [d] {2} a-b \\ | ^ $', replacement: 'x' })).toBe('a.b x')
  expect(replaced('aXb', { find: 'a.b', replacement: 'x' })).toBe('aXb')
})

test('nothing is found nowhere', () => {
  expect(replaced('Sleep', { find: '', replacement: 'x' })).toBe('Sleep')
})
