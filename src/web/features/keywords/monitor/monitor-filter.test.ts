import { describe, expect, test } from 'vitest'
import { keywordsOf } from '../fixtures.ts'
import { monitorRow } from './monitor-fixtures.ts'
import {
  everyKeyword,
  filterRows,
  inPreset,
  isFiltered,
  listOfSearch,
  missingTag,
  NOT_RANKED,
  searchOfList,
  type ListState,
  type MonitorFilter,
} from './monitor-filter.ts'
import { firstSort, nextSort, sortRows, type SortKey } from './monitor-sort.ts'

const rows = [
  monitorRow('Ocean', { rank: 31, volume: 30, kind: 'GENERIC', movement: 'up', folded: 'ocean', tags: ['Core'] }),
  monitorRow('äther', { rank: null, volume: 90, kind: 'OTHER_BRAND', movement: 'lost', competitorRanks: { '2': 4 } }),
  monitorRow('sleep', {
    rank: 150,
    volume: null,
    systemTags: ['top-10'],
    competitorRanks: { '2': 1 },
    isStarred: true,
  }),
]
const left = (part: Partial<MonitorFilter>) => {
  const filter = { ...everyKeyword, ...part }
  return keywordsOf(inPreset(filterRows(rows, filter), filter))
}

describe('filters of the monitor', () => {
  test('KEY-018: the first 30, 50, 100 or 200; without a rank is in none', () => {
    expect(left({ top: 30 })).toEqual([])
    expect(left({ top: 50 })).toEqual(['Ocean'])
    expect(left({ top: 100 })).toEqual(['Ocean'])
    expect(left({ top: 200 })).toEqual(['Ocean', 'sleep'])
  })

  test('KEY-019: groups of ranks, with one for 101 to 200', () => {
    expect(left({ ranks: '31-100' })).toEqual(['Ocean'])
    expect(left({ ranks: '101-200' })).toEqual(['sleep'])
  })

  test('those without a rank can be looked at alone', () => expect(left({ top: NOT_RANKED })).toEqual(['äther']))

  test('a difficulty that is known, and the number of words', () => {
    const some = [
      monitorRow('rain', { difficulty: 40 }),
      monitorRow('rain at night'),
      monitorRow('soft rain for the night'),
    ]
    const narrowed = (part: Partial<MonitorFilter>) => keywordsOf(filterRows(some, { ...everyKeyword, ...part }))
    expect(narrowed({ difficultyTo: 50 })).toEqual(['rain'])
    expect(narrowed({ difficultyTo: 25 })).toEqual([])
    expect(narrowed({ words: 1 })).toEqual(['rain'])
    expect(narrowed({ words: 3 })).toEqual(['rain at night', 'soft rain for the night'])
  })

  test('a tag that the project does not have is named', () => {
    const tags = [{ name: 'Core', colour: 'grey' as const }]
    expect(missingTag({ ...everyKeyword, tag: 'own:Core' }, tags)).toBeNull()
    expect(missingTag({ ...everyKeyword, tag: 'own:Launch' }, tags)).toBe('Launch')
    expect(missingTag({ ...everyKeyword, tag: 'system:new' }, tags)).toBeNull()
  })

  test('KEY-010: my brand, other brands, generic', () => expect(left({ kind: 'OTHER_BRAND' })).toEqual(['äther']))

  test('distinguishes tags of the project from computed ones', () => {
    expect(left({ tag: 'own:Core' })).toEqual(['Ocean'])
    expect(left({ tag: 'system:top-10' })).toEqual(['sleep'])
    expect(left({ tag: 'own:top-10' })).toEqual([])
  })

  test('what moved, stars, a volume that is known, and a part of the word in any case', () => {
    expect(left({ movement: 'lost' })).toEqual(['äther'])
    expect(left({ starred: true })).toEqual(['sleep'])
    expect(left({ volumeFrom: 20 })).toEqual(['Ocean', 'äther'])
    expect(left({ text: ' OCE' })).toEqual(['Ocean'])
  })

  test('says whether anything is filtered', () => {
    expect(isFiltered(everyKeyword)).toBe(false)
    expect(isFiltered({ ...everyKeyword, text: ' ' })).toBe(false)
    expect(isFiltered({ ...everyKeyword, ranks: 'top1' })).toBe(true)
  })
})

describe('the order of the monitor', () => {
  const sorted = (by: SortKey, descending: boolean) => keywordsOf(sortRows(rows, { by, descending }))

  test('numbers in order, what is not known last both ways', () => {
    expect(sorted('volume', true)).toEqual(['äther', 'Ocean', 'sleep'])
    expect(sorted('volume', false)).toEqual(['Ocean', 'äther', 'sleep'])
  })

  test('by the median, in which days outside the first 200 are worst', () => {
    const some = [monitorRow('rain', { median: 0 }), monitorRow('fog'), monitorRow('sea', { median: 150 })]
    expect(keywordsOf(sortRows(some, { by: 'median', descending: false }))).toEqual(['sea', 'rain', 'fog'])
    expect(nextSort(firstSort, 'median')).toEqual({ by: 'median', descending: false })
  })

  test('by the rank of a competitor, and by name as the reader sorts', () => {
    expect(sorted('rank:2', false)).toEqual(['sleep', 'äther', 'Ocean'])
    expect(sorted('keyword', false)).toEqual(['äther', 'Ocean', 'sleep'])
  })

  test('a press starts with the best and turns round on the next', () => {
    const byRank = nextSort({ by: 'volume', descending: true }, 'rank')
    expect(byRank).toEqual({ by: 'rank', descending: false })
    expect(nextSort(byRank, 'rank')).toEqual({ by: 'rank', descending: true })
  })
})

describe('the address of the list', () => {
  test('says everything that is chosen, so that a link shows the same list', () => {
    const list: ListState = {
      filter: {
        text: 'rain; & sleep',
        ranks: '4-10',
        movement: 'down',
        top: NOT_RANKED,
        volumeFrom: 40,
        difficultyTo: 70,
        words: 2,
        kind: 'MY_BRAND',
        tag: 'own:Week 48: launch',
        starred: true,
      },
      sort: { by: 'rank:1500000002', descending: true },
    }
    expect(listOfSearch(searchOfList(list))).toEqual(list)
  })

  test('leaves out what is usual, and what nobody understands', () => {
    const usual = { filter: everyKeyword, sort: firstSort }
    expect(Object.values(searchOfList(usual)).every((text) => text === undefined)).toBe(true)
    expect(listOfSearch({})).toEqual(usual)
    expect(listOfSearch({ rank: 'best', top: '31', tag: 'Core', words: '', starred: 'true', sort: 'luck' })).toEqual(
      usual,
    )
  })
})
