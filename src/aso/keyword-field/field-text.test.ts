import { describe, expect, test } from 'vitest'
import { endsWord, entriesOf, fieldBytes, fieldLength, fieldText, fittingEntries } from './field-text.ts'

test('a typed or pasted list becomes entries in one form, without what is no keyword', () => {
  expect(entriesOf(' Sounds,white  noise,\nRAIN,, – ,"fan"', 'en-US')).toEqual(['sounds', 'white noise', 'rain', 'fan'])
  expect(entriesOf('睡眠、瞑想，雨音', 'ja-JP')).toEqual(['睡眠', '瞑想', '雨音'])
  expect(entriesOf('نوم، مطر', 'ar-SA')).toEqual(['نوم', 'مطر'])
})

test('a comma of any script, a line break or a tab ends a word', () => {
  expect([',', '、', '，', '،', '\n', '\t'].every(endsWord)).toBe(true)
  expect(endsWord('white noise')).toBe(false)
})

describe('the length is that of App Store Connect', () => {
  test('commas count, spaces after them do not stand there', () => {
    expect(fieldText(['sounds', 'white', 'rain'])).toBe('sounds,white,rain')
    expect(fieldLength(['sounds', 'white', 'rain'])).toBe(17)
    expect(fieldLength([])).toBe(0)
  })

  test('characters, not bytes: 91 Arabic letters are 91, a Japanese character is one', () => {
    const arabic = ['ا'.repeat(77), 'ب'.repeat(13)]
    expect(fieldLength(arabic)).toBe(91)
    expect(fieldBytes(arabic)).toBe(181)
    expect(fieldLength(['睡眠', '瞑想'])).toBe(5)
    expect(fieldBytes(['睡眠', '瞑想'])).toBe(13)
  })

  test('an emoji counts its two UTF-16 units, the most that the store may count', () => {
    expect(fieldLength(['🌙'])).toBe(2)
  })
})

test('tells how many entries fit', () => {
  expect(fittingEntries(['abcd', 'efg', 'h'], 8)).toBe(2)
  expect(fittingEntries(['abcd', 'efg', 'h'], 10)).toBe(3)
  expect(fittingEntries(['abcd'], 3)).toBe(0)
})
