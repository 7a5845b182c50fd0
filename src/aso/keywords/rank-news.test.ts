import { describe, expect, test } from 'vitest'
import type { DailyRanks } from '#contract/keywords/rank-history.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { crossing, newestDay, rankNews, rivalMoves } from './rank-news.ts'

const from = '2026-11-24'
const newsOf = (ranks: Record<string, DailyRanks>, since: UtcDay | null = null, volumes: Record<string, number> = {}) =>
  rankNews({ from, ranks }, new Map(Object.keys(ranks).map((keyword) => [keyword, volumes[keyword] ?? 50])), since)

describe('what moved since a day', () => {
  test('since yesterday: gained and new, lost places and gone, and what came among the first ten or left them', () => {
    const news = newsOf({ rain: [9, 12, 8], sleep: [4, 4, 14], calm: [0, 0, 90], nap: [3, 3, 0], still: [5, 5, 5] })
    expect(news).toMatchObject({ day: '2026-11-26', since: '2026-11-25' })
    expect(news?.ranks.size).toBe(5)
    expect(news?.up.map(({ keyword, change, firstTen }) => [keyword, change, firstTen])).toEqual([
      ['rain', 4, 'entered'],
      ['calm', null, null],
    ])
    expect(news?.down.map(({ keyword, movement, firstTen }) => [keyword, movement, firstTen])).toEqual([
      ['nap', 'lost', 'left'],
      ['sleep', 'down', 'left'],
    ])
  })

  test('since an earlier day, as that of the last visit; a day before all that is kept is the first that is', () => {
    expect(newsOf({ rain: [9, 12, 12] }, '2026-11-24')).toMatchObject({ since: '2026-11-24', down: [{ before: 9 }] })
    expect(newsOf({ rain: [9, 12, 12] }, '2026-01-01')).toMatchObject({ since: '2026-11-24', down: [{ before: 9 }] })
  })

  test('what many search for and look at comes before a longer way far down', () => {
    const news = newsOf({ deep: [150, 120], big: [3, 2], small: [3, 2] }, null, { deep: 50, big: 70, small: 20 })
    expect(news?.up.map(({ keyword }) => keyword)).toEqual(['big', 'small', 'deep'])
  })

  test('a gap of a day is bridged, one of a week is not, and what was not measured today says nothing', () => {
    expect(newsOf({ rain: [9, null, 8] })).toMatchObject({ up: [{ before: 9, now: 8 }] })
    expect(newsOf({ rain: [9, null, null, null, null, null, 8] })).toBeNull()
    expect([...(newsOf({ rain: [9, 8, 8], sleep: [1, 1, null] })?.ranks.keys() ?? [])]).toEqual(['rain'])
  })

  test('nothing measured, or on one day alone, is nothing to tell', () => {
    expect(newsOf({})).toBeNull()
    expect(newsOf({ rain: [null, null] })).toBeNull()
    expect(newsOf({ rain: [5] })).toBeNull()
  })

  test('in the early morning, while few are measured, it tells of the day before', () => {
    expect(newestDay({ from, ranks: { a: [1, 1, 1], b: [1, 1, null], c: [1, 1, null] } })).toBe('2026-11-25')
    expect(newestDay({ from, ranks: { a: [1, 1, 1], b: [1, 1, 1], c: [1, 1, null] } })).toBe('2026-11-26')
  })
})

test('a competitor comes before the app, or falls behind it; one that always was is neither', () => {
  expect(crossing({ before: 4, now: 6 }, { before: 9, now: 3 })).toBe('ahead')
  expect(crossing({ before: 4, now: 0 }, { before: 0, now: 8 })).toBe('ahead')
  expect(crossing({ before: 6, now: 3 }, { before: 4, now: 9 })).toBe('behind')
  expect(crossing({ before: 6, now: 3 }, { before: 4, now: 0 })).toBe('behind')
  expect(crossing({ before: 6, now: 7 }, { before: 2, now: 1 })).toBeNull()
  expect(crossing({ before: 0, now: 0 }, { before: 0, now: 0 })).toBeNull()
})

test('of a competitor’s moves those come first in which it changed places with the app, then those of the first ten', () => {
  const own = newsOf({ rain: [4, 4], sleep: [1, 1], nap: [9, 9] })
  const theirs = newsOf({ sleep: [3, 2], rain: [9, 3], nap: [14, 10] })
  expect(theirs && rivalMoves(theirs, own).map(({ keyword, crossing, own }) => [keyword, crossing, own])).toEqual([
    ['rain', 'ahead', 4],
    ['nap', null, 9],
    ['sleep', null, 1],
  ])
})
