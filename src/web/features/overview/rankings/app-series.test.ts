import { describe, expect, test } from 'vitest'
import type { CategoryRankings, CategoryRankingSeries } from '#contract/overview/sections.ts'
import { appSeries, chartShown, chartsOf } from './ranking-series.ts'

const series = (category: string, rank: number) => ({
  category,
  displayName: category.toLowerCase(),
  points: [{ date: '2026-03-01' as const, rank }],
})
const unranked = { ...series('HEALTH', 1), points: [{ date: '2026-03-01' as const, rank: null }] }
const own: CategoryRankingSeries[] = [series('OVERALL', 180), series('HEALTH', 12)]
const competitor = [series('HEALTH', 8), series('LIFESTYLE', 30)]
const rankings = (of: CategoryRankingSeries[]): CategoryRankings => ({ series: of, provenance: null })

describe('charts of several apps', () => {
  test('each chart once, those of the own app first', () => {
    expect(chartsOf([own, competitor]).map(({ category }) => category)).toEqual(['OVERALL', 'HEALTH', 'LIFESTYLE'])
    expect(chartsOf([null, null])).toEqual([])
  })

  test('OV-075: the chosen chart is shown while it is there, else the category that the own app ranks in, else the first that most are in', () => {
    expect(chartShown([own, competitor], 'LIFESTYLE')).toBe('LIFESTYLE')
    expect(chartShown([own, competitor], 'GAMES')).toBe('HEALTH')
    expect(chartShown([own, null], null)).toBe('HEALTH')
    expect(chartShown([[series('OVERALL', 180), unranked], null], null)).toBe('OVERALL')
    expect(chartShown([null, competitor], null)).toBe('HEALTH')
    expect(chartShown([[], null], null)).toBeNull()
  })

  test('one line for each app in the chart, by the name of the app', () => {
    const lines = (category: string) =>
      appSeries(
        [
          { id: '1', title: 'Moorlight', rankings: rankings(own) },
          { id: '2', title: 'Pillomoor', rankings: rankings(competitor) },
          { id: '3', title: 'Hushwick', rankings: undefined },
        ],
        category,
      )
    expect(lines('HEALTH').map(({ displayName, points }) => [displayName, points[0]?.rank])).toEqual([
      ['Moorlight', 12],
      ['Pillomoor', 8],
    ])
    expect(appSeries([{ id: '4', title: 'Nappery', rankings: rankings([unranked]) }], 'HEALTH')).toEqual([])
    expect(lines('LIFESTYLE').map(({ displayName }) => displayName)).toEqual(['Pillomoor'])
  })
})
