import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffTexts, type DiffPart } from './text-diff.ts'

const marks = { same: '', removed: '-', added: '+' }
/** "Sleep [-well][+badly]". */
const shown = (parts: readonly DiffPart[]) =>
  parts.map(({ text, change }) => (change === 'same' ? text : `[${marks[change]}${text}]`)).join('')
const diff = (before: string, after: string, locale = 'en-US') => shown(diffTexts(before, after, locale).parts)

describe('what became of a text', () => {
  it('is told word by word', () => {
    expect(diff('Night stories & soft noise', 'Bedtime stories & soft noise')).toBe(
      '[-Night][+Bedtime] stories & soft noise',
    )
    expect(diff('Moorlight', 'Moorlight: Sleep')).toBe('Moorlight[+: Sleep]')
    expect(diff('Sleep well tonight', 'Sleep tonight')).toMatch(/^Sleep( \[-well \]|\[- well\] )tonight$/)
  })

  it('keeps words together that only spaces keep apart', () => {
    expect(diff('two old words here', 'one new thing here')).toBe('[-two old words][+one new thing] here')
  })

  it('is by words where they stand without spaces', () => {
    expect(diff('眠りの物語と雨の音', '眠りの音楽と雨の音', 'ja-JP')).toBe('眠りの[-物語][+音楽]と雨の音')
    expect(diff('睡眠故事和雨声', '睡眠音乐和雨声', 'zh-CN')).toBe('睡眠[-故事][+音乐]和雨声')
    expect(diff('นิทานก่อนนอน', 'เพลงก่อนนอน', 'th-TH')).toBe('[-นิทาน][+เพลง]ก่อนนอน')
  })

  it('keeps line breaks, and a new one is a change', () => {
    expect(diff('One.\n\nTwo.', 'One.\n\nThree.')).toBe('One.\n\n[-Two][+Three].')
    expect(diff('One.\nTwo.', 'One.\n\nTwo.')).toMatch(/^One\.(\n\[\+\n\]|\[\+\n\]\n)Two\.$/)
  })

  it('counts the words that came and went, not the punctuation', () => {
    expect(diffTexts('Sleep, well', 'Sleep very well!', 'en-US')).toMatchObject({ added: 1, removed: 0 })
    expect(diffTexts('眠りの物語', '眠りの音楽', 'ja-JP')).toMatchObject({ added: 1, removed: 1 })
  })

  it('is nothing where nothing changed, and all of it where there was nothing', () => {
    expect(diffTexts('Sleep', 'Sleep', 'en-US')).toEqual({
      parts: [{ text: 'Sleep', change: 'same' }],
      added: 0,
      removed: 0,
    })
    expect(diffTexts('', '', 'en-US').parts).toEqual([])
    expect(diff('', 'Sleep well')).toBe('[+Sleep well]')
    expect(diff('Sleep well', '')).toBe('[-Sleep well]')
  })

  it('puts the one in place of the other where they have next to nothing in common', () => {
    const text = (word: string) => Array.from({ length: 400 }, (_, index) => `${word}${index}.`).join('')
    expect(diffTexts(`Hello\n${text('a')}`, `Hello\n${text('b')}`, 'en-US').parts).toEqual([
      { text: 'Hello\n', change: 'same' },
      { text: text('a'), change: 'removed' },
      { text: text('b'), change: 'added' },
    ])
  })

  it('is told within the lines that changed', () => {
    expect(diff('Rain.\nNight stories.\nSnow.', 'Rain.\nBedtime stories.\nSnow.\nWind.')).toBe(
      'Rain.\n[-Night][+Bedtime] stories.\nSnow.[+\nWind.]',
    )
  })

  it('holds both texts, whole, whatever they are', () => {
    const text = fc
      .array(fc.constantFrom('sleep', ' ', '\n', 'well', '.', '眠り', '🌙', '  ', 'é'))
      .map((all) => all.join(''))
    const property = fc.property(text, text, fc.constantFrom('en-US', 'ja-JP'), (before, after, locale) => {
      const { parts } = diffTexts(before, after, locale)
      const without = (change: DiffPart['change']) =>
        parts
          .filter((part) => part.change !== change)
          .map((part) => part.text)
          .join('')
      expect([without('added'), without('removed')]).toEqual([before, after])
    })
    fc.assert(property)
  })
})
