import { describe, expect, test } from 'vitest'
import { placeOf, rankAxis, spread } from './chart-axis.ts'

describe('the axis of ranks', () => {
  test.each([
    [[1], [1, 2, 3, 4, 5]],
    [[7], [1, 5, 10]],
    [
      [21, 40],
      [1, 10, 20, 30, 40],
    ],
    [[100], [1, 20, 40, 60, 80, 100]],
  ])('%j has the ticks %j', (ranks, ticks) => {
    expect(rankAxis(ranks)).toEqual({ scale: 'linear', ticks, end: ticks.at(-1) })
  })

  test('is logarithmic when a rank passes 100', () => {
    expect(rankAxis([3, 101])).toEqual({ scale: 'log', ticks: [1, 2, 5, 10, 20, 50, 100, 200], end: 200 })
  })

  test('#1 is on top, the end below', () => {
    for (const axis of [rankAxis([40]), rankAxis([180])]) {
      expect(placeOf(1, axis)).toBe(0)
      expect(placeOf(axis.end, axis)).toBe(1)
      expect(placeOf(10, axis)).toBeLessThan(placeOf(20, axis))
    }
  })
})

describe('labels at the ends of lines', () => {
  test('stand where their line ends when there is room', () => {
    expect(spread([80, 20], 15, 200)).toEqual([80, 20])
  })

  test('are pushed apart, and never below the last place', () => {
    expect(spread([50, 52], 15, 200)).toEqual([50, 65])
    expect(spread([199, 200], 15, 200)).toEqual([185, 200])
  })
})
