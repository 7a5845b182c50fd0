import { describe, expect, test } from 'vitest'
import type { DailyRanks } from '#contract/keywords/rank-history.ts'
import { rankSummary } from './rank-summary.ts'

/** 1 March is the day before the period, which is 2 to 4 March. */
const period = { from: '2026-03-02' as const, to: '2026-03-04' as const }
const summary = (ranks: Record<string, DailyRanks>, volumes: Record<string, number | null> = {}) => {
  const known = Object.keys(ranks).map((keyword) => [keyword, volumes[keyword] ?? null] as const)
  return rankSummary({ from: '2026-03-01', ranks }, new Map(known), period)
}

describe('what the ranks say of a period', () => {
  test('visibility is the share of views, weighted by volume', () => {
    // (60 · 1/2 + 20 · 1/10) / 80 = 40 %, and before (60 · 1/4 + 20 · 0) / 80 = 18.75 %.
    const { visibility, days } = summary({ rain: [4, 4, 4, 2], sea: [0, 0, 10, 10] }, { rain: 60, sea: 20 })
    expect(visibility.now).toBeCloseTo(40)
    expect(visibility.before).toBeCloseTo(18.75)
    expect(days.map((one) => [one.day, one.visibility])).toEqual([
      ['2026-03-02', 18.75],
      ['2026-03-03', 21.25],
      ['2026-03-04', 40],
    ])
  })

  test('visibility goes from 0 to 100', () => {
    expect(summary({ rain: [0, 0, 0, 1], sea: [0, 0, 0, 1] }).visibility).toEqual({ before: 0, now: 100 })
  })

  test('a keyword of unknown volume weighs as the median of the others; all unknown, alike', () => {
    // (10 · 1 + 30 · 0 + 20 · 1/2) / 60
    const ranks = { rain: [1, 1, 1, 1], sea: [0, 0, 0, 0], wind: [2, 2, 2, 2] }
    expect(summary(ranks, { rain: 10, sea: 30 }).visibility.now).toBeCloseTo(100 / 3)
    expect(summary(ranks).visibility.now).toBeCloseTo(50)
  })

  test('the average rank is that of the keywords among the first 200, the top 10 share that of all', () => {
    const { averageRank, top10Share } = summary({ rain: [9, 8, 8, 10], sea: [40, 40, 40, 11], wind: [0, 0, 0, 0] })
    expect(averageRank).toEqual({ before: 24.5, now: 10.5 })
    expect(top10Share).toEqual({ before: 1 / 3, now: 1 / 3 })
  })

  test('where everything was measured once there is nothing to compare with: that is not "no change"', () => {
    const { visibility, averageRank, top10Share, movements, comparedWith } = summary({ rain: [null, null, null, 2] })
    expect(movements.get('rain')).toEqual({ before: 2, now: 2, movement: null, change: null })
    expect(comparedWith).toBeNull()
    expect(visibility).toEqual({ before: null, now: 50 })
    expect(averageRank).toEqual({ before: null, now: 2 })
    expect(top10Share).toEqual({ before: null, now: 1 })
    expect(summary({ rain: [null, null, 4, 2] }).averageRank).toEqual({ before: 4, now: 2 })
  })

  test('all is compared with the day before the period, or with the first one that was measured', () => {
    expect(summary({ rain: [4, 4, 4, 2], sea: [null, null, 3, 3] }).comparedWith).toBe('2026-03-01')
    expect(summary({ rain: [null, null, 4, 2], sea: [null, 1, null, null] }).comparedWith).toBe('2026-03-03')
  })

  test('up, down, new and lost are told against the day before the period', () => {
    const found = summary({
      rose: [12, 3, 3, 5],
      fell: [5, 5, 5, 105],
      rose2: [3, 9, 9, 2],
      came: [0, 0, 7, 8],
      left: [7, 7, 0, 0],
      stayed: [7, 1, 1, 7],
      never: [0, 4, 4, 0],
    })
    expect(found).toMatchObject({
      up: { keywords: 2, places: 8 },
      down: { keywords: 1, places: 100 },
      new: 1,
      lost: 1,
      measured: 7,
    })
    expect(
      Object.fromEntries([...found.movements].map(([keyword, one]) => [keyword, [one.movement, one.change]])),
    ).toEqual({
      rose: ['up', 7],
      fell: ['down', -100],
      rose2: ['up', 1],
      came: ['new', null],
      left: ['lost', null],
      stayed: ['same', 0],
      never: [null, null],
    })
  })
})

describe('gaps', () => {
  test('a keyword that was not measured is not lost, nor is it new when it is measured again', () => {
    const found = summary({ rain: [7, 7, null, null], sea: [null, null, null, 9], wind: [null, 8, null, 6] })
    expect(found).toMatchObject({ lost: 0, new: 0, up: { keywords: 1, places: 2 }, measured: 3 })
  })

  test('a keyword that is tracked in the middle of the period moves no number', () => {
    const alone = summary({ rain: [4, 4, 4, 4] })
    const both = summary({ rain: [4, 4, 4, 4], sea: [null, null, 2, 2] })
    expect(alone.visibility).toEqual({ before: 25, now: 25 })
    expect(both.visibility).toEqual({ before: 37.5, now: 37.5 })
  })

  test('what was measured before the period counts until it is measured again', () => {
    const history = { from: '2026-02-27' as const, ranks: { rain: [9, null, null, null, null, 3] } }
    const { movements } = rankSummary(history, new Map([['rain', 50]]), period)
    expect(movements.get('rain')).toEqual({ before: 9, now: 3, movement: 'up', change: 6 })
  })

  test('a day on which nothing was measured is a gap of the series', () => {
    const { days } = summary({ rain: [4, null, 4, 4], sea: [null, null, null, 2] })
    expect(days.map(({ averageRank }) => averageRank)).toEqual([null, 3, 3])
  })

  test('what was measured after the period does not count', () => {
    const past = { from: '2026-02-01' as const, to: '2026-02-28' as const }
    const found = rankSummary({ from: '2026-03-01', ranks: { rain: [1, 1] } }, new Map([['rain', 50]]), past)
    expect(found).toMatchObject({ measured: 0, visibility: { now: null, before: null } })
    expect(found.days).toHaveLength(28)
  })

  test('without keywords nothing is known', () => {
    expect(summary({})).toMatchObject({
      measured: 0,
      visibility: { now: null, before: null },
      averageRank: { now: null, before: null },
      top10Share: { now: null, before: null },
    })
    expect(summary({ rain: [null, null, null, null] }).measured).toBe(0)
  })

  test('a period longer than the history begins with it', () => {
    const long = { from: '2026-02-27' as const, to: '2026-03-02' as const }
    const found = rankSummary({ from: '2026-03-01', ranks: { rain: [8, 4] } }, new Map([['rain', 50]]), long)
    expect(found.visibility).toEqual({ before: 12.5, now: 25 })
    expect(found.days.map(({ averageRank }) => averageRank)).toEqual([null, null, 8, 4])
  })
})
