import { describe, expect, test } from 'vitest'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { gapSetOf, keywordGap, placeValue } from './keyword-gap.ts'

const ranked = (keyword: string, rank: number | null, values: Partial<KeywordMetrics> = {}): KeywordMetrics => ({
  keyword,
  rank,
  change: null,
  volume: 60,
  difficulty: 40,
  relevancy: 50,
  appsCount: 90,
  type: 'GENERIC',
  ...values,
})
const gap = (own: KeywordMetrics[], competitor: KeywordMetrics[]) =>
  keywordGap(
    { title: 'Moorlight: Sleep & Wind Down', keywords: own },
    { title: 'Dusk Harbour: Sleep Stories', keywords: competitor },
    'en-US',
  )

describe('the keywords of two apps', () => {
  test('who ranks for which: only they, both, only you', () => {
    const rows = gap([ranked('sleep', 3), ranked('white noise', 9)], [ranked('sleep', 1), ranked('audiobooks', 4)])
    expect(Object.fromEntries(rows.map((row) => [row.keyword, gapSetOf(row)]))).toEqual({
      sleep: 'shared',
      'white noise': 'own',
      audiobooks: 'competitor',
    })
    expect(rows.find(({ keyword }) => keyword === 'sleep')).toMatchObject({ own: 3, competitor: 1 })
  })

  test('a keyword without a rank is nobody’s', () => expect(gap([ranked('sleep', null)], [])).toEqual([]))

  test('the most valuable first: much volume on a good place', () => {
    const rows = gap([], [ranked('rare', 1, { volume: 10 }), ranked('far', 190, { volume: 100 }), ranked('good', 5)])
    expect(rows.map(({ keyword }) => keyword)).toEqual(['good', 'rare', 'far'])
    expect(placeValue(1, 80)).toBe(80)
    expect(placeValue(200, 100)).toBeGreaterThan(0)
  })

  test('names of either app, and of others, are told from what people search for', () => {
    const rows = gap(
      [ranked('moorlight app', 1), ranked('moor', 80)],
      [
        ranked('dusk harbour', 1),
        ranked('harbour', 9),
        ranked('harbour bath', 4),
        ranked('fenno', 7, { type: 'BRAND' }),
      ],
    )
    expect(Object.fromEntries(rows.map(({ keyword, brand }) => [keyword, brand]))).toEqual({
      'moorlight app': 'own',
      moor: null,
      'dusk harbour': 'competitor',
      harbour: 'competitor',
      'harbour bath': null,
      fenno: 'other',
    })
  })
})
