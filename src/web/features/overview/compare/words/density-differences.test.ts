import { describe, expect, test } from 'vitest'
import type { ComparedKeyword, KeywordUse } from './compare-keywords.ts'
import { densityRows, nextSort, sortDensities } from './density-differences.ts'

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

  test('a press turns the order round, another column starts with the highest, words with a', () => {
    expect(nextSort({ column: 'own', descending: true }, 'own')).toEqual({ column: 'own', descending: false })
    expect(nextSort({ column: 'own', descending: false }, 'competitor')).toEqual({
      column: 'competitor',
      descending: true,
    })
    expect(nextSort({ column: 'own', descending: true }, 'value')).toEqual({ column: 'value', descending: false })
  })
})
