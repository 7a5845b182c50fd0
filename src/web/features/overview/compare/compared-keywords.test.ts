import { describe, expect, test } from 'vitest'
import { keywordDensities } from '#aso/density.ts'
import {
  compareKeywords,
  densityRows,
  keywordSetOf,
  sortDensities,
  type ComparedKeyword,
  type KeywordSet,
  type KeywordUse,
  type ListingTexts,
} from './compared-keywords.ts'

const listing = (title: string, shortDescription: string | null, description: string | null): ListingTexts => ({
  title,
  shortDescription,
  description,
  keywordDensities: description === null ? null : keywordDensities(description, 'en-US').densities,
  locale: 'en-US',
})

const own = listing(
  'Moorlight: Sleep & Wind Down',
  'Night stories for grown-ups',
  'Sleep stories for the night. Rain sounds and sleep stories.',
)
const competitor = listing(
  'Pillomoor: Bedtime Stories',
  'Fall asleep to a good story',
  'White noise for the night. Mix white noise and bedtime stories.',
)
const compared = compareKeywords(own, competitor)
const valuesOf = (set: KeywordSet) => compared.filter((one) => keywordSetOf(one) === set).map(({ value }) => value)
const find = (value: string) => compared.find((one) => one.value === value)

describe('keywords of two listings', () => {
  test('each belongs to both or to one of them', () => {
    expect(valuesOf('shared')).toEqual(['stories', 'night'])
    expect(valuesOf('own')).toContain('sleep stories')
    expect(valuesOf('competitor')).toContain('white noise')
    expect(valuesOf('competitor')).toContain('bedtime stories')
  })

  test('what stands in a title comes before what a description only repeats', () => {
    const theirs = valuesOf('competitor')
    expect(theirs.indexOf('bedtime')).toBeLessThan(theirs.indexOf('white noise'))
    expect(find('bedtime')?.competitor).toMatchObject({ inTitle: true, inSubtitle: false, count: 1 })
  })

  test('function words are no keywords, neither in descriptions nor in titles and subtitles', () => {
    for (const word of ['for', 'and', 'the', 'to', 'a']) expect(find(word)).toBeUndefined()
    expect(find('stories for grown-ups')).toBeUndefined()
    expect(find('grown-ups')).toBeDefined()
    // Words joined by a hyphen are not cut.
    expect(find('grown')).toBeUndefined()
  })

  test('densities are shares of all words of the description', () => {
    expect(find('sleep stories')?.own?.density).toBeCloseTo(2 / 10)
    expect(find('night')?.competitor?.density).toBeCloseTo(1 / 11)
  })

  test('a phrase that stands once in a description is used, although densities list only repeated ones', () => {
    expect(keywordSetOf(find('bedtime stories') ?? { own: null, competitor: null })).toBe('competitor')
    const other = listing('Other', null, 'One white noise.')
    const pair = compareKeywords(other, competitor)
    expect(pair.find(({ value }) => value === 'white noise')?.own).toMatchObject({ count: 1 })
  })

  test('a description that is not known has no density; titles still count', () => {
    const pair = compareKeywords(listing('Sleep sounds', null, null), competitor)
    expect(pair.find(({ value }) => value === 'sleep sounds')?.own).toEqual({
      inTitle: true,
      inSubtitle: false,
      count: 0,
      density: null,
    })
  })

  test('Japanese texts are split into words too', () => {
    const japanese = (title: string, description: string): ListingTexts => ({
      title,
      shortDescription: null,
      description,
      keywordDensities: keywordDensities(description, 'ja-JP').densities,
      locale: 'ja-JP',
    })
    const pair = compareKeywords(japanese('睡眠アプリ', '睡眠の記録。'), japanese('瞑想', '睡眠と瞑想。'))
    expect(pair.find(({ value }) => value === '睡眠')).toMatchObject({
      own: { inTitle: true },
      competitor: { count: 1 },
    })
  })
})

const usedTimes = (count: number): KeywordUse => ({ inTitle: false, inSubtitle: false, count, density: count / 100 })
const keywords: ComparedKeyword[] = [
  { value: 'sleep', words: 1, own: usedTimes(5), competitor: usedTimes(2) },
  { value: 'noise', words: 1, own: null, competitor: usedTimes(4) },
  { value: 'app name', words: 2, own: { ...usedTimes(0), inTitle: true }, competitor: null },
]
const known = { own: true, competitor: true }

describe('densities of two descriptions', () => {
  test('a keyword of one of them is zero in the other; what stands in neither is left out', () => {
    const rows = densityRows(keywords, known)
    expect(rows.map(({ value }) => value)).toEqual(['sleep', 'noise'])
    expect(rows[1]).toMatchObject({ own: 0, competitor: 0.04, difference: -0.04 })
  })

  test('a description that is not known is null, not zero, and so is the difference', () => {
    const rows = densityRows(keywords, { own: true, competitor: false })
    expect(rows[0]).toMatchObject({ own: 0.05, competitor: null, difference: null })
  })

  test('each column sorts both ways, and unknown ones stay last', () => {
    const rows = densityRows(keywords, known)
    const order = (column: 'value' | 'own' | 'difference', descending: boolean) =>
      sortDensities(rows, { column, descending }, 'en').map(({ value }) => value)
    expect(order('own', true)).toEqual(['sleep', 'noise'])
    expect(order('difference', false)).toEqual(['noise', 'sleep'])
    expect(order('value', false)).toEqual(['noise', 'sleep'])
    const [first] = rows
    const unknown = { value: 'unknown', words: 1 as const, own: null, competitor: 0.2, difference: null }
    for (const descending of [true, false])
      expect(
        sortDensities([unknown, ...(first ? [first] : [])], { column: 'own', descending }, 'en').at(-1)?.value,
      ).toBe('unknown')
  })
})
