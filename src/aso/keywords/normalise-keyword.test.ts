import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSearchable, normaliseKeyword, trackableKeyword } from './normalise-keyword.ts'

describe('the one form of a keyword', () => {
  test.each([
    ['Sleep Sounds', 'en-US', 'sleep sounds'],
    ['  sleep \t\u00A0 sounds ', 'en-US', 'sleep sounds'],
    ['“Sleep sounds”', 'en-US', 'sleep sounds'],
    ['- sleep sounds.', 'en-US', 'sleep sounds'],
    ['(baby’s sleep)', 'en-US', "baby's sleep"],
    ['wi\u2011fi', 'en-US', 'wi-fi'],
    ['ＳＬＥＥＰ　ｓｏｕｎｄｓ', 'ja-JP', 'sleep sounds'],
    ['ｽﾘｰﾌﾟ', 'ja-JP', 'スリープ'],
    ['「睡眠アプリ」', 'ja-JP', '睡眠アプリ'],
    ['AI Chat', 'tr-TR', 'ai chat'],
    ['IPTV İndir', 'tr-TR', 'iptv indir'],
    ['Instagram', 'az-AZ', 'instagram'],
    ['IŞIK', 'tr-TR', 'ışık'],
    ['kız', 'tr-TR', 'kız'],
    ['UNO™', 'en-US', 'uno'],
    ['UNO™️ & Friends®', 'en-US', 'uno & friends'],
    ['Anki℠', 'en-US', 'anki'],
    ['ISI', 'en-US', 'isi'],
    ['sleep 4 it', 'tr-TR', 'sleep 4 it'],
    ['«صوت المطر»', 'ar-SA', 'صوت المطر'],
    ['\u200Fصوت\u200E', 'ar-SA', 'صوت'],
    ['می\u200Cخواهم', 'fa-IR', 'می\u200Cخواهم'],
    ['schlaf\u00ADgeräusche', 'de-DE', 'schlafgeräusche'],
    ['\uFEFFsleep', 'en-US', 'sleep'],
    ['C#', 'en-US', 'c#'],
    ['C++', 'en-US', 'c++'],
    ['sleep 🌙', 'en-US', 'sleep 🌙'],
    ['👨‍👩‍👧', 'en-US', '👨‍👩‍👧'],
    ['睡', 'zh-Hant-TW', '睡'],
    ['rain; “thunder”', 'en-US', 'rain; thunder'],
    ['best "white noise" app', 'en-US', 'best white noise app'],
    ['say "hi"', 'en-US', 'say hi'],
    ['“rain', 'en-US', 'rain'],
    ['27" monitor', 'en-US', '27" monitor'],
    ['x', 'en-US', 'x'],
    ['a\u0000b', 'en-US', 'a b'],
    ['cafe\u200B\u0301', 'fr-FR', 'caf\u00E9'],
  ])('%j in %s is %j', (text, locale, keyword) => {
    expect(normaliseKeyword(text, locale)).toBe(keyword)
  })

  test.each(['', '   ', '---', '™', '"…"', '、。', '\u200B', '?!', '+ =', '\uD83C'])('%j is none', (text) => {
    expect(normaliseKeyword(text, 'en-US')).toBeNull()
  })

  test('ends at 100 characters; what is taken off does not count', () => {
    expect(normaliseKeyword('x'.repeat(100), 'en-US')).toHaveLength(100)
    expect(normaliseKeyword(` "${'x'.repeat(100)}" `, 'en-US')).toHaveLength(100)
    expect(normaliseKeyword('x'.repeat(101), 'en-US')).toBeNull()
    expect(normaliseKeyword('ﷺ'.repeat(50), 'ar-SA')).toBeNull()
  })

  test('stays as it is once it is normalised, whatever was typed', () => {
    const property = fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('en-US', 'tr-TR', 'lt-LT', 'ja-JP'),
      (text, locale) => {
        const keyword = normaliseKeyword(text, locale)
        expect(keyword === null || normaliseKeyword(keyword, locale)).toBe(keyword ?? true)
      },
    )
    fc.assert(property, { numRuns: 2000 })
  })
})

test('KEY-020: a search needs two characters, or one ideograph', () => {
  expect(['s', ' s ', '', 'あ'].filter(isSearchable)).toEqual([])
  expect(['sl', '睡', ' 睡 ', 'あさ'].filter(isSearchable)).toHaveLength(4)
})

test('what can be tracked can be searched for', () => {
  expect(['a', 'あ', '"b"', '!'].map((text) => trackableKeyword(text, 'en-US'))).toEqual([null, null, null, null])
  expect(['Ab', '睡', 'c#', '🌙'].map((text) => trackableKeyword(text, 'en-US'))).toEqual(['ab', '睡', 'c#', '🌙'])
})
