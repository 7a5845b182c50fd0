import { describe, expect, test } from 'vitest'
import { daysFrom } from '#contract/protocol/days.ts'
import { dayTicks, decimalsOf, roundAxis } from './chart-axis.ts'

describe('an axis of round numbers', () => {
  test('OV-021: counts go up in steps of 1, 2 or 5, from 0', () => {
    expect(roundAxis([310, 2750], { fromZero: true })).toEqual({
      domain: [0, 3000],
      ticks: [0, 1000, 2000, 3000],
      step: 1000,
    })
    expect(roundAxis([7], { fromZero: true }).ticks).toEqual([0, 2, 4, 6, 8])
    expect(roundAxis([0, 0], { fromZero: true }).ticks).toEqual([0, 1])
  })

  test('OV-025: stars span a fifth of a star at least, and stay within 1 and 5', () => {
    const { domain, ticks } = roundAxis([4.01, 4.02], { leastRange: 0.2, within: [1, 5] })
    expect(domain[1] - domain[0]).toBeGreaterThanOrEqual(0.2)
    expect(ticks).toContain(4)
    expect(roundAxis([4.98, 5], { leastRange: 0.2, within: [1, 5] }).domain[1]).toBe(5)
    expect(roundAxis([4.98, 5], { leastRange: 0.2, within: [1, 5] }).domain[0]).toBeLessThanOrEqual(4.85)
  })

  test('says how many decimals its ticks need', () => {
    expect(decimalsOf(roundAxis([4.01, 4.02], { leastRange: 0.2 }))).toBe(2)
    expect(decimalsOf(roundAxis([1.2, 4.7]))).toBe(0)
  })
})

test('the last day always has its label', () => {
  const days = daysFrom('2026-03-01', '2026-03-31')
  expect(dayTicks(days, 7)).toEqual([1, 6, 11, 16, 21, 26, 31].map((day) => days[day - 1]))
  expect(dayTicks(days.slice(0, 30), 7).at(-1)).toBe('2026-03-30')
  expect(dayTicks(['2026-03-01'], 7)).toEqual(['2026-03-01'])
})
