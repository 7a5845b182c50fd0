import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demandAt, type ChartPosition } from './chart-demand.ts'
import { downloadsEstimate, type DownloadsFacts } from './downloads.ts'
import { revenueEstimate } from './revenue.ts'

const free = (rank: number, country = 'US', category: string | null = null): ChartPosition => ({
  country,
  category,
  group: 'FREE',
  rank,
})
const grossing = (rank: number): ChartPosition => ({ ...free(rank), group: 'GROSSING' })
const nothing: DownloadsFacts = { store: 'APP_STORE', positions: [], ratingsGained: null }

describe('demand by rank', () => {
  test('the first of a chart has about 150 times the downloads of the 200th, as Garg and Telang measured', () => {
    expect(demandAt(free(1)) / demandAt(free(200))).toBeCloseTo(149, 0)
  })

  test('a category is smaller than the chart of all apps, a small country smaller than a large one', () => {
    expect(demandAt(free(5, 'US', 'Weather'))).toBeLessThan(demandAt(free(5)))
    expect(demandAt(free(5, 'SE'))).toBeLessThan(demandAt(free(5)))
  })
})

describe('downloads', () => {
  test('are not known where neither a place nor ratings are', () => {
    expect(downloadsEstimate(nothing)).toBeNull()
    expect(downloadsEstimate({ ...nothing, positions: [grossing(1)] })).toBeNull()
  })

  test('no new ratings and no place are few downloads, which is something else than not known', () => {
    expect(downloadsEstimate({ ...nothing, ratingsGained: 0 })?.value).toBe(0)
  })

  test('lie between what the chart and what the ratings say', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 100_000 }), (rank, ratingsGained) => {
        const byChart = downloadsEstimate({ ...nothing, positions: [free(rank)] })?.value ?? NaN
        const byRatings = downloadsEstimate({ ...nothing, ratingsGained })?.value ?? NaN
        const both = downloadsEstimate({ ...nothing, positions: [free(rank)], ratingsGained })?.value ?? NaN
        expect(both).toBeGreaterThanOrEqual(Math.min(byChart, byRatings) - 1)
        expect(both).toBeLessThanOrEqual(Math.max(byChart, byRatings) + 1)
      }),
    )
  })

  test('a country’s best place counts once, also when the app is in several charts', () => {
    const once = downloadsEstimate({ ...nothing, positions: [free(10)] })?.value
    const twice = downloadsEstimate({ ...nothing, positions: [free(10), free(40, 'US', 'Weather')] })?.value
    expect(twice).toBe(once)
  })

  test('name the best place and how many countries are known', () => {
    const estimate = downloadsEstimate({ ...nothing, positions: [free(12), free(3, 'SE')] })
    expect(estimate?.inputs).toContainEqual({ name: 'chartPosition', value: 'US ALL FREE 12' })
    expect(estimate?.inputs).toContainEqual({ name: 'chartCountries', value: 2 })
  })
})

describe('revenue', () => {
  const facts = { positions: [], price: null, hasPurchases: null, downloads: null }

  test('comes from the grossing chart where the app is in it', () => {
    const first = revenueEstimate({ ...facts, positions: [grossing(1)] })?.value ?? 0
    const tenth = revenueEstimate({ ...facts, positions: [grossing(10)] })?.value ?? 0
    expect(first / tenth).toBeCloseTo(10 ** 0.86, 1)
  })

  test('else from what a paid app sells', () => {
    expect(revenueEstimate({ ...facts, price: 2, downloads: 1000 })?.value).toBe(1400)
  })

  test('a free app that sells nothing earns 0; one of which that is not known: not known', () => {
    expect(revenueEstimate({ ...facts, price: 0, hasPurchases: false })?.value).toBe(0)
    expect(revenueEstimate({ ...facts, price: 0, hasPurchases: true, downloads: 500 })).toBeNull()
    expect(revenueEstimate({ ...facts, price: 0, downloads: 500 })).toBeNull()
    expect(revenueEstimate({ ...facts, price: 3 })).toBeNull()
  })
})
