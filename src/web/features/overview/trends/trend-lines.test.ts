import { describe, expect, test } from 'vitest'
import { daysFrom, type UtcDay } from '#contract/protocol/days.ts'
import { trendDays, trendLines, trendSummaries } from './trend-lines.ts'

const points = (from: UtcDay, values: readonly (number | null)[]) =>
  values.map((value, index) => ({ date: daysFrom(from, '2026-12-31')[index]!, value }))

test('days reach from the first that is known of any app to the last', () => {
  const own = points('2026-11-03', [null, 4, 5])
  expect(trendDays([own, points('2026-11-05', [1, 2, null]), null, undefined])).toEqual([
    '2026-11-04',
    '2026-11-05',
    '2026-11-06',
  ])
  expect(trendDays([null, undefined, []])).toEqual([])
})

describe('lines', () => {
  const days = daysFrom('2026-11-01', '2026-11-08')
  const own = points('2026-11-01', [10, 10, 10, 10, 10, 10, 10, 20])
  const rival = points('2026-11-01', [30, 30, null, 30, 30, 30, 30, 20])

  test('the figure is as it is, with gaps where a day is not known', () => {
    expect(trendLines([own, rival, undefined], days, 'figure')[1]).toEqual([30, 30, null, 30, 30, 30, 30, 20])
    expect(trendLines([own, undefined], days, 'figure')[1]).toEqual(days.map(() => null))
  })

  test('indexed: 100 is the mean of the first seven known days of each app', () => {
    const [first, second] = trendLines([own, rival], days, 'indexed')
    expect(first).toEqual([100, 100, 100, 100, 100, 100, 100, 200])
    expect(second![0]).toBeCloseTo((30 / (200 / 7)) * 100)
  })

  test('indexed: an app that had nothing has no line', () => {
    expect(trendLines([points('2026-11-01', [0, 0])], days.slice(0, 2), 'indexed')).toEqual([[null, null]])
  })

  test('shares add up to 100 on each day, and stand only where every app is known', () => {
    expect(trendLines([own, rival], days, 'share')).toEqual([
      [25, 25, null, 25, 25, 25, 25, 50],
      [75, 75, null, 75, 75, 75, 75, 50],
    ])
  })
})

describe('what the days come to', () => {
  const days = daysFrom('2026-11-01', '2026-11-14')
  const week = (value: number) => Array.from({ length: 7 }, () => value)
  const own = points('2026-11-01', [...week(10), ...week(15)])

  test('total, mean of a known day, share and change of the last week', () => {
    const rival = points('2026-11-01', [null, ...week(30), ...week(30).slice(1)])
    const [first, second] = trendSummaries([own, rival], days)
    expect(first).toMatchObject({ total: 175, perDay: 12.5, change: 0.5 })
    expect(first!.share).toBeCloseTo((165 / (165 + 390)) * 100)
    expect(second).toMatchObject({ total: 390, perDay: 30, change: null })
  })

  test('of an app of which nothing is known nothing is said, and the others share among themselves', () => {
    const [first, second] = trendSummaries([own, null], days)
    expect(first).toMatchObject({ total: 175, share: 100 })
    expect(second).toEqual({ total: null, perDay: null, share: null, change: null })
  })
})
