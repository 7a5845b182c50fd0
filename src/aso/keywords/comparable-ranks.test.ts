import { expect, test } from 'vitest'
import { rankNews } from './rank-news.ts'
import { rankSummary, type RankHistory } from './rank-summary.ts'

const volumes = new Map([
  ['night sky', 40],
  ['stars', 40],
])
const history: RankHistory = {
  from: '2026-03-01',
  ranks: { 'night sky': [20, 20, 5, 4], stars: [20, 20, 5, 4] },
  origins: [{ keyword: 'stars', day: '2026-03-03' }],
}

test('KEY-004: no movement is made of ranks before and after the results had another order', () => {
  const { movements, up } = rankSummary(history, volumes, { from: '2026-03-02', to: '2026-03-04' })
  expect(movements.get('night sky')).toMatchObject({ before: 20, now: 4, change: 16 })
  // Of the new order alone.
  expect(movements.get('stars')).toMatchObject({ before: 5, now: 4, change: 1 })
  expect(up.places).toBe(17)
})

test('a change after the period says nothing of it', () => {
  const { movements } = rankSummary(history, volumes, { from: '2026-03-01', to: '2026-03-02' })
  expect(movements.get('stars')).toMatchObject({ before: 20, now: 20 })
})

test('news are of ranks that can be compared', () => {
  const news = rankNews(history, volumes, '2026-03-02')
  expect(news?.up.map(({ keyword }) => keyword)).toEqual(['night sky'])
})
