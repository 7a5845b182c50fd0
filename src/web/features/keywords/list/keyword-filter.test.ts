import { describe, expect, test } from 'vitest'
import { keywordsOf, row } from '../fixtures.ts'
import { countsByPreset, filterKeywords, hasRank, noFilter, presetsOf, rankPresets } from './keyword-filter.ts'

const ranks = [1, 2, 3, 4, 10, 11, 30, 31, 100, 101, 200, null]

describe('filters of a list of keywords', () => {
  test('KEY-019, C-15: each ranked position is in one preset; a keyword without a rank is among all alone', () => {
    const inPreset = Object.fromEntries(
      rankPresets.map((preset) => [preset, ranks.filter((rank) => hasRank({ rank }, preset))]),
    )
    expect(inPreset).toEqual({
      all: ranks,
      top1: [1],
      '2-3': [2, 3],
      '4-10': [4, 10],
      '11-30': [11, 30],
      '31-100': [31, 100],
      '101-200': [101, 200],
    })
  })

  test('KEY-019: each preset says how many it would leave', () => {
    const rows = ranks.map((rank) => row(`at ${rank}`, { rank }))
    expect(countsByPreset(rows)).toEqual({
      all: 12,
      top1: 1,
      '2-3': 2,
      '4-10': 2,
      '11-30': 2,
      '31-100': 2,
      '101-200': 2,
    })
  })

  test('KEY-019: no preset is deeper than the search of the store, which is 30 places on Google Play', () => {
    expect(presetsOf('APP_STORE')).toEqual(rankPresets)
    expect(presetsOf('GOOGLE_PLAY')).toEqual(['all', 'top1', '2-3', '4-10', '11-30'])
  })

  test('C-15: the presets add up to all that are ranked', () => {
    const rows = Array.from({ length: 200 }, (_, index) => row(`at ${index + 1}`, { rank: index + 1 }))
    const { all, ...parts } = countsByPreset(rows)
    expect(Object.values(parts).reduce((sum, count) => sum + count, 0)).toBe(all)
  })

  const rows = [
    row('Sleep', { volume: 80, difficulty: 88, kind: 'GENERIC' }),
    row('moorlight', { volume: 20, difficulty: 12, kind: 'MY_BRAND' }),
    row('deep sleep music', { volume: 5, kind: 'GENERIC' }),
    row('sleep for grown ups'),
    row('dusk harbour', { difficulty: 50, kind: 'OTHER_BRAND' }),
  ]
  const left = (filter: Partial<typeof noFilter>) =>
    keywordsOf(filterKeywords(rows, { ...noFilter, ...filter }, (keyword) => keyword === 'moorlight'))

  test('without a filter every row stays', () => expect(left({})).toHaveLength(5))
  test('a text is found anywhere in a keyword, whatever its case', () =>
    expect(left({ text: ' SLEEP ' })).toEqual(['Sleep', 'deep sleep music', 'sleep for grown ups']))
  test('KEY-012: a least volume leaves out those whose volume is not known', () =>
    expect(left({ volumeFrom: 20 })).toEqual(['Sleep', 'moorlight']))
  test('KEY-013: a highest difficulty leaves out those whose difficulty is not known', () =>
    expect(left({ difficultyTo: 50 })).toEqual(['moorlight', 'dusk harbour']))
  test('KEY-010: generic, my brand, other brand; one of unknown type is none of them', () => {
    expect(left({ kind: 'MY_BRAND' })).toEqual(['moorlight'])
    expect(left({ kind: 'OTHER_BRAND' })).toEqual(['dusk harbour'])
    expect(left({ kind: 'GENERIC' })).toEqual(['Sleep', 'deep sleep music'])
  })
  test('KEY-011: all, tracked or untracked', () => {
    expect(left({ tracking: 'all' })).toHaveLength(5)
    expect(left({ tracking: 'tracked' })).toEqual(['moorlight'])
    expect(left({ tracking: 'untracked' })).not.toContain('moorlight')
  })
  test('three words stands for three and more', () => {
    expect(left({ words: 1 })).toEqual(['Sleep', 'moorlight'])
    expect(left({ words: 3 })).toEqual(['deep sleep music', 'sleep for grown ups'])
  })
})
