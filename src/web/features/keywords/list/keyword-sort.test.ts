import { describe, expect, test } from 'vitest'
import { keywordsOf, row } from '../fixtures.ts'
import { nextSort, sortKeywords } from './keyword-sort.ts'

const rows = [
  row('ocean', { rank: 12, volume: 30, places: ['description'] }),
  row('äther', { rank: null, volume: 90, places: [] }),
  row('sleep', { rank: 1, volume: null, places: ['title', 'description'] }),
  row('noise', { rank: 12, volume: 60, places: ['shortDescription', 'description'] }),
]
const sorted = (...[column, descending]: [Parameters<typeof nextSort>[1], boolean]) =>
  keywordsOf(sortKeywords(rows, { column, descending }))

describe('the order of a list of keywords', () => {
  test('numbers in order, equal ones as they came, what is not known last both ways', () => {
    expect(sorted('rank', false)).toEqual(['sleep', 'ocean', 'noise', 'äther'])
    expect(sorted('rank', true)).toEqual(['ocean', 'noise', 'sleep', 'äther'])
    expect(sorted('volume', true)).toEqual(['äther', 'noise', 'ocean', 'sleep'])
  })

  test('letters as the reader sorts them', () =>
    expect(sorted('keyword', false)).toEqual(['äther', 'noise', 'ocean', 'sleep']))

  test('the title weighs more than the other texts together', () =>
    expect(sorted('places', true)).toEqual(['sleep', 'noise', 'ocean', 'äther']))

  test('the rows that were given stay as they are', () => {
    sorted('rank', false)
    expect(rows[0]?.keyword).toBe('ocean')
  })

  test('a press starts with the best and turns round on the next', () => {
    const byRank = nextSort({ column: 'volume', descending: true }, 'rank')
    expect(byRank).toEqual({ column: 'rank', descending: false })
    expect(nextSort(byRank, 'rank')).toEqual({ column: 'rank', descending: true })
    expect(nextSort(byRank, 'volume')).toEqual({ column: 'volume', descending: true })
  })
})
