import { expect, test } from 'vitest'
import type { OriginChange } from '#contract/keywords/search-origin.ts'
import { editEffect } from './edit-effect.ts'
import { rankNews } from './rank-news.ts'
import { comparableRanks, rankSummary, type RankHistory } from './rank-summary.ts'

const volumes = new Map([
  ['night sky', 40],
  ['stars', 40],
])
const toStore: OriginChange = { keyword: 'stars', day: '2026-03-03', before: 'api', origin: 'store' }
const history: RankHistory = {
  from: '2026-03-01',
  ranks: { 'night sky': [20, 20, 5, 4], stars: [20, 20, 5, 4] },
  origins: [toStore],
}

test('KEY-004: ranks from before and after a change of the source are not compared', () => {
  const { movements, up } = rankSummary(history, volumes, { from: '2026-03-02', to: '2026-03-04' })
  expect(movements.get('night sky')).toMatchObject({ before: 20, now: 4, change: 16 })
  // Only days of the new source count.
  expect(movements.get('stars')).toMatchObject({ before: 5, now: 4, change: 1 })
  expect(up.places).toBe(17)
})

test('a change after the period does not touch it', () => {
  const { movements } = rankSummary(history, volumes, { from: '2026-03-01', to: '2026-03-02' })
  expect(movements.get('stars')).toMatchObject({ before: 20, now: 20 })
})

test('news tell only of ranks that can be compared', () => {
  const news = rankNews(history, volumes, '2026-03-02')
  expect(news?.up.map(({ keyword }) => keyword)).toEqual(['night sky'])
})

test('the effect of an edit is not measured across a change', () => {
  const edit = { day: '2026-03-02', lastDay: '2026-03-02', changes: [] } as const
  const { keywords } = editEffect({ ...edit, changes: [] }, history, 'en-US', '2026-03-04')
  const around = new Map(keywords.map((one) => [one.keyword, one]))
  expect(around.get('night sky')).toMatchObject({ before: 20, after: 5, movement: 'up' })
  expect(around.get('stars')).toMatchObject({ before: null, after: 5, movement: null, change: null })
})

test('a day from another source is left out, and the days around it are compared', () => {
  const back: OriginChange = { keyword: 'stars', day: '2026-03-04', before: 'store', origin: 'api' }
  expect(comparableRanks({ ...history, origins: [toStore, back] }, 3)('stars')).toEqual([20, 20, null, 4])
})
