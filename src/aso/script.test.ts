import { expect, test } from 'vitest'
import { isInForeignScript, isInScriptOf } from './script.ts'

test.each([
  ['睡眠アプリ', 'ja-JP', true],
  ['ねむり', 'ja-JP', true],
  ['sleep app', 'ja-JP', false],
  ['수면', 'ko-KR', true],
  ['睡眠', 'zh-Hant-TW', true],
  ['睡眠', 'zh-CN', true],
  ['сон', 'ru-RU', true],
  ['نوم', 'ar-SA', true],
  ['ύπνος', 'el-GR', true],
  ['नींद', 'hi-IN', true],
  ['schlaf', 'de-DE', true],
  ['睡眠', 'de-DE', false],
  ['2048', 'en-US', false],
])('%s is in the script of %s: %s', (text, locale, expected) => {
  expect(isInScriptOf(text, locale)).toBe(expected)
})

test('Latin letters, numbers and emoji are at home everywhere; other scripts only where they are read', () => {
  expect(isInForeignScript('睡眠', 'de-DE')).toBe(true)
  expect(isInForeignScript('сон', 'ja-JP')).toBe(true)
  expect(isInForeignScript('sleep', 'ja-JP')).toBe(false)
  expect(isInForeignScript('iphone 睡眠', 'de-DE')).toBe(false)
  expect(isInForeignScript('2048', 'ar-SA')).toBe(false)
  expect(isInForeignScript('🌙', 'en-US')).toBe(false)
})
