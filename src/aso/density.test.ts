import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keywordDensities } from './density.ts'

const rows = (text: string, locale = 'en-US') =>
  Object.fromEntries(keywordDensities(text, locale).densities.map(({ value, count }) => [value, count]))

describe('OV-032: keywords of a description', () => {
  it('counts words whatever their case and width', () => {
    expect(rows('Sleep well. SLEEP more, ｓｌｅｅｐ soon.')).toMatchObject({ sleep: 3 })
  })

  it('gives each keyword its share of all words, stop words included', () => {
    const { densities, wordCount } = keywordDensities('The rain and the wind and the rain.', 'en-US')
    expect(wordCount).toBe(8)
    expect(densities[0]).toEqual({ value: 'rain', count: 2, density: 2 / 8, words: 1 })
  })

  it('lists phrases of two and three words once they are repeated', () => {
    const found = rows('White noise machine. A white noise machine. Brown noise.')
    expect(found).toMatchObject({ 'white noise': 2, 'white noise machine': 2, noise: 3 })
    expect(found).not.toHaveProperty('brown noise')
  })

  it('lets no phrase start or end with a stop word, though one may hold one', () => {
    const found = rows('stories for bed, stories for bed')
    expect(found).toMatchObject({ 'stories for bed': 2, stories: 2, bed: 2 })
    expect(found).not.toHaveProperty('stories for')
    expect(found).not.toHaveProperty('for')
  })

  it.each(['.', '!', '\n', ',', ' • ', ':', '。'])('lets no phrase cross %j', (mark) => {
    expect(rows(`deep${mark}sleep deep${mark}sleep`)).not.toHaveProperty('deep sleep')
  })

  it('drops numbers and lone letters as keywords but counts them as words', () => {
    const { densities, wordCount } = keywordDensities('Over 240 stories, vitamin C, plan B', 'en-US')
    expect(densities.map(({ value }) => value).sort()).toEqual(['plan', 'stories', 'vitamin'])
    expect(wordCount).toBe(7)
  })

  it('splits Japanese, Chinese and Thai, which write no spaces', () => {
    expect(rows('写真を編集するアプリ。写真を編集できます。', 'ja-JP')).toMatchObject({ 写真: 2, 編集: 2 })
    expect(rows('睡眠音乐。睡眠音乐。', 'zh-CN')).toMatchObject({ 睡眠: 2, 睡眠音乐: 2 })
    expect(rows('ฟังเพลง ฟังเพลง', 'th-TH')).toMatchObject({ เพลง: 2 })
  })

  it('keeps accents apart and follows the case rules of the language', () => {
    expect(rows('Schön schon', 'de-DE')).toMatchObject({ schön: 1 })
    expect(rows('İSTANBUL IŞIK', 'tr-TR')).toMatchObject({ istanbul: 1, ışık: 1 })
  })

  it('finds the French word behind an elided article', () => {
    expect(rows('L’étoile et l’étoile d’une nuit', 'fr-FR')).toMatchObject({ étoile: 2, nuit: 1 })
  })

  it('keeps German words that people search for although word lists drop them', () => {
    expect(rows('Zeit und Uhr', 'de-DE')).toEqual({ zeit: 1, uhr: 1 })
  })

  it('knows the function words of English in every country, as many listings there are in English', () => {
    expect(rows('The rain and the wind', 'sv-SE')).toEqual({ rain: 1, wind: 1 })
  })

  it('has nothing to say of an empty text', () => {
    expect(keywordDensities('', 'en-US')).toEqual({ densities: [], wordCount: 0 })
    expect(keywordDensities(' \n • ', 'xx-XX')).toEqual({ densities: [], wordCount: 0 })
  })

  it('lists at most 500, the most frequent first', () => {
    const many = Array.from({ length: 700 }, (_, i) => `w${String.fromCharCode(97 + (i % 26))}${i}`).join('. ')
    const { densities } = keywordDensities(`${many}. rare. rare`, 'en-US')
    expect(densities).toHaveLength(500)
    expect(densities[0]).toMatchObject({ value: 'rare', count: 2 })
  })

  it('takes any text: counts are whole, shares are between 0 and 1, the order falls', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.constantFrom('en-US', 'ja-JP', 'ar-SA'),
        (text, locale) => {
          const { densities, wordCount } = keywordDensities(text, locale)
          densities.forEach(({ count, density }, i) => {
            expect(count).toBeLessThanOrEqual(wordCount)
            expect(density).toBeCloseTo(count / wordCount)
            expect(count).toBeLessThanOrEqual(densities[i - 1]?.count ?? Infinity)
          })
        },
      ),
    )
  })
})
