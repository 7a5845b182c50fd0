import { expect, test } from 'vitest'
import { rankCorrelation, type Pair } from './rank-correlation.ts'

test('KEY-012: a small example by hand', () => {
  // Ranks 1 2 3 4 5 against 2 1 4 3 5: differences 1 1 1 1 0, so 1 − 6 · 4 / (5 · 24) = 0.8.
  const pairs: Pair[] = [
    [10, 25],
    [20, 20],
    [30, 60],
    [40, 50],
    [50, 90],
  ]
  const { value, from, to, count } = rankCorrelation(pairs)!
  expect([value, count]).toEqual([expect.closeTo(0.8, 10), 5])
  // atanh 0.8 = 1.0986; 1.96 · √((1 + 0.32) / 2) = 1.5923; tanh −0.4937 and tanh 2.6909
  expect([from, to]).toEqual([expect.closeTo(-0.457, 3), expect.closeTo(0.991, 3)])
})

test('equal values share the mean of their ranks', () => {
  // Ranks 1.5 1.5 3 4 against 1 2 3 4: covariance 4.5, variances 4.5 and 5.
  const { value } = rankCorrelation([
    [5, 1],
    [5, 2],
    [9, 3],
    [70, 4],
  ])!
  expect(value).toBeCloseTo(4.5 / Math.sqrt(22.5), 10)
})

test('the same order is 1, the opposite −1, whatever the values', () => {
  const rising = [1, 2, 4, 8, 16].map((value): Pair => [value, value ** 3])
  expect(rankCorrelation(rising)).toMatchObject({ value: 1, from: 1, to: 1 })
  expect(rankCorrelation(rising.map(([a, b]): Pair => [a, -b]))).toMatchObject({ value: -1 })
})

test('of three pairs, or of one value, nothing is told', () => {
  const three: Pair[] = [
    [1, 1],
    [2, 2],
    [3, 3],
  ]
  expect(rankCorrelation(three)).toBeNull()
  expect(rankCorrelation([1, 2, 3, 4].map((value): Pair => [value, 7]))).toBeNull()
})
