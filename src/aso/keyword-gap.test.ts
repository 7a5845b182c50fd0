import { describe, expect, test } from 'vitest'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { gapSetOf, keywordGap } from './keyword-gap.ts'

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
    [{ title: 'Dusk Harbour: Sleep Stories', keywords: competitor }],
    'en-US',
  )

describe('the keywords of two apps', () => {
  test('who ranks for which: only theirs, both, only yours', () => {
    const rows = gap([ranked('sleep', 3), ranked('white noise', 9)], [ranked('sleep', 1), ranked('audiobooks', 4)])
    expect(Object.fromEntries(rows.map((row) => [row.keyword, gapSetOf(row)]))).toEqual({
      sleep: 'shared',
      'white noise': 'own',
      audiobooks: 'competitor',
    })
    expect(rows.find(({ keyword }) => keyword === 'sleep')).toMatchObject({ own: 3, competitor: 1 })
  })

  test('a keyword without a rank is nobody’s', () => expect(gap([ranked('sleep', null)], [])).toEqual([]))

  test('most volume first; of the same the one for which the competitor ranks best, then by the alphabet', () => {
    const rows = gap(
      [],
      [
        ranked('b', 9),
        ranked('rare', 1, { volume: 10 }),
        ranked('big', 190, { volume: 100 }),
        ranked('best', 5),
      ].concat(ranked('a', 9), ranked('none', 1, { volume: null })),
    )
    expect(rows.map(({ keyword }) => keyword)).toEqual(['big', 'best', 'a', 'b', 'rare', 'none'])
  })

  test('several competitors stand side by side; the best of them decides who ranks', () => {
    const [row, alone] = keywordGap(
      { title: 'Moorlight', keywords: [ranked('sleep', 3, { relevancy: 70 })] },
      [
        { title: 'Dusk Harbour', keywords: [ranked('sleep', 8)] },
        { title: 'Hushwick', keywords: [ranked('sleep', 2), ranked('nap', 4)] },
      ],
      'en-US',
    )
    expect(row).toMatchObject({ keyword: 'sleep', own: 3, ranks: [8, 2], competitor: 2, relevancy: 70 })
    expect(alone).toMatchObject({ keyword: 'nap', own: null, ranks: [null, 4], competitor: 4, relevancy: null })
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
