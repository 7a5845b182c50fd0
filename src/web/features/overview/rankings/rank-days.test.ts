import { expect, test } from 'vitest'
import type { UtcDay } from '#contract/protocol/days.ts'
import { contentOf, isAlone, lastRank, rankDays } from './ranking-series.ts'

const series = (points: [date: UtcDay, rank: number | null][]) => ({
  category: 'HEALTH',
  displayName: 'Health & Fitness',
  points: points.map(([date, rank]) => (rank === null ? { date, rank, depth: 100 } : { date, rank })),
})

test('every day of the span is there: ranked, not in the chart, or not read', () => {
  const days = rankDays(
    [
      series([
        ['2026-02-28', 4],
        ['2026-03-02', null],
      ]),
    ],
    '2026-02-28',
    '2026-03-03',
  )
  expect(days).toEqual([
    { date: '2026-02-28', ranks: [4], depths: [undefined] },
    { date: '2026-03-01', ranks: [undefined], depths: [undefined] },
    { date: '2026-03-02', ranks: [null], depths: [100] },
    { date: '2026-03-03', ranks: [undefined], depths: [undefined] },
  ])
  expect(contentOf(days)).toBe('ranked')
  expect(lastRank(days, 0)).toEqual({ date: '2026-02-28', rank: 4 })
  expect(isAlone(days, 0, 0)).toBe(true)
})

test('null on every day is "not in the chart", no day at all is "not known"', () => {
  expect(contentOf(rankDays([series([['2026-03-01', null]])], '2026-03-01', '2026-03-02'))).toBe('outside')
  expect(contentOf(rankDays([series([])], '2026-03-01', '2026-03-02'))).toBe('unknown')
})

test('two days in a row are a line, not points', () => {
  const days = rankDays(
    [
      series([
        ['2026-03-01', 2],
        ['2026-03-02', 3],
      ]),
    ],
    '2026-03-01',
    '2026-03-02',
  )
  expect([0, 1].map((at) => isAlone(days, at, 0))).toEqual([false, false])
})
