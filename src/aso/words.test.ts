import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formsOf, wordsOf } from './words.ts'

describe('words of a text', () => {
  it('are found at their place, whatever stands between them', () => {
    const text = 'Wi-Fi  radio…\n\u2019Twas\u00A0late'
    const words = wordsOf(text, 'en-US')
    expect(words.map(({ form }) => form)).toEqual(['wi', 'fi', 'radio', 'twas', 'late'])
    expect(words.map(({ joint }) => joint)).toEqual([null, '-', ' ', null, ' '])
    expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(['Wi', 'Fi', 'radio', 'Twas', 'late'])
  })

  it('adjoin in languages without spaces', () => {
    expect(wordsOf('眠りの物語', 'ja-JP').map(({ form, joint }) => [form, joint])).toEqual([
      ['眠り', null],
      ['の', ''],
      ['物語', ''],
    ])
  })

  it('lie in order within any text', () => {
    const property = fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('en-US', 'fr-FR', 'th-TH'),
      (text, locale) =>
        wordsOf(text, locale).every(
          ({ start, end }, i, all) => start >= (all[i - 1]?.end ?? 0) && end > start && end <= text.length,
        ),
    )
    expect(fc.check(property)).toMatchObject({ failed: false })
  })

  it('are the same without offsets, whichever way is the faster', () => {
    const property = fc.property(
      fc.string({ unit: fc.constantFrom('a', 'É', 'ß', 'İ', 'Å', '7', ' ', "'", '-', '.', '_', '物') }),
      fc.constantFrom('en-US', 'tr-TR', 'fr-FR', 'ja-JP'),
      (text, locale) =>
        formsOf(text, locale).join(' ') ===
        wordsOf(text, locale)
          .map(({ form }) => form)
          .join(' '),
    )
    expect(fc.check(property)).toMatchObject({ failed: false })
  })
})
