import { expect, test } from 'vitest'
import { ownCorrection, sharedFactor } from './own-correction.ts'

const days = (count: number, own: number | null, estimated: number | null) =>
  Array.from({ length: count }, () => ({ own, estimated }))

test('an estimate that is half of the truth has an error of one half and is doubled', () => {
  expect(ownCorrection(days(30, 100, 50))).toEqual({ error: 0.5, factor: 2 })
})

test('the median of an even number of days is the mean of its middle two', () => {
  // Errors 0.1 and 0.3, factors 100/110 and 100/130.
  const { error, factor } = ownCorrection([...days(7, 100, 110), ...days(7, 100, 130)])
  expect(error).toBeCloseTo(0.2, 12)
  expect(factor).toBeCloseTo((100 / 110 + 100 / 130) / 2, 12)
})

test('a week of promotion within 30 days does not move anything', () => {
  expect(ownCorrection([...days(23, 100, 125), ...days(7, 9000, 125)])).toEqual({ error: 0.25, factor: 0.8 })
})

test('below 14 days of both numbers nothing is said', () => {
  const nothing = { error: null, factor: null }
  expect(ownCorrection(days(13, 100, 50))).toEqual(nothing)
  expect(ownCorrection([...days(13, 100, 50), ...days(9, null, 50), ...days(9, 100, null)])).toEqual(nothing)
  expect(ownCorrection([...days(13, 100, 50), ...days(10, 0, 50)])).toEqual(nothing)
  expect(ownCorrection(days(14, 100, 50)).factor).toBe(2)
  expect(ownCorrection([])).toEqual(nothing)
})

test('the factor stays between a quarter and 4; the error is told as it is', () => {
  expect(ownCorrection(days(20, 1000, 10))).toEqual({ error: 0.99, factor: 4 })
  expect(ownCorrection(days(20, 10, 1000))).toEqual({ error: 99, factor: 0.25 })
  expect(ownCorrection(days(20, 3, 0))).toEqual({ error: 1, factor: 3 })
})

test('several own apps of a category share the median of their factors', () => {
  expect(sharedFactor([])).toBeNull()
  expect(sharedFactor([0.5])).toBe(0.5)
  expect(sharedFactor([4, 0.5, 1])).toBe(1)
  expect(sharedFactor([1, 2])).toBe(1.5)
})
