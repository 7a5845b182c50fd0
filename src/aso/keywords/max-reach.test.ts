import { describe, expect, test } from 'vitest'
import { maxReach } from './max-reach.ts'
import { viewShare } from './view-share.ts'

test('the first result is seen by all who search, the second by half of them, none beyond the 200th', () => {
  expect([1, 2, 10, 200, 201, 0].map(viewShare)).toEqual([1, 0.5, 0.1, 0.005, 0, 0])
})

describe('KEY-015: max reach', () => {
  // Volume 40 in the United States: 2 · 10^1.8 = 126.19 searches a day, 3,785.7 a month.
  test.each([
    [[1], 3786],
    [[2], 1893],
    [[null, 20, null, 4, 0], 946],
    [[0, 0], 0],
  ])('with ranks %j, is %i', (ranks, reach) => expect(maxReach(40, 'US', ranks)).toBe(reach))

  test('is that of the last 30 days', () => {
    expect(maxReach(40, 'US', [1, ...Array.from({ length: 30 }, () => 10)])).toBe(379)
  })

  test('follows the size of the country', () => expect(maxReach(40, 'DE', [1])).toBe(757))

  test('is not known without a volume or without a measured rank', () => {
    expect(maxReach(null, 'US', [1])).toBeNull()
    expect(maxReach(40, 'US', [null, null])).toBeNull()
    expect(maxReach(40, 'US', [])).toBeNull()
  })
})
