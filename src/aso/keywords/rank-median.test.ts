import { expect, test } from 'vitest'
import type { DailyRanks } from '#contract/keywords/rank-history.ts'
import { rankMedian } from './rank-median.ts'

test.each<[DailyRanks, number | null, string]>([
  [[3, 1, 2], 2, 'the one in the middle'],
  [[9, 4, 5, 8], 8, 'the worse of two in the middle'],
  [[null, 7, null], 7, 'gaps do not count'],
  [[4, 0, 5], 5, 'not ranked is worse than any rank'],
  [[4, 0, 0], 0, 'mostly not ranked'],
  [[150, 0], 0, 'half of the days not ranked'],
  [[null, null], null, 'never measured'],
  [[], null, 'never measured'],
])('the median of %j is %s: %s', (ranks, middle) => {
  expect(rankMedian(ranks)).toBe(middle)
})

test('leaves the list as it is', () => {
  const ranks = [3, 1, 2]
  rankMedian(ranks)
  expect(ranks).toEqual([3, 1, 2])
})
