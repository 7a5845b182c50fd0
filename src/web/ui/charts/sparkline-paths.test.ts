import { describe, expect, test } from 'vitest'
import { sparklinePaths } from './sparkline.tsx'

describe('a sparkline', () => {
  test('goes from the first value to the last, the greatest on top', () => {
    expect(sparklinePaths([1, 3, 2])).toEqual({
      line: 'M0 26L50 2L100 14',
      area: 'M0 28L0 26L50 2L100 14V28Z',
    })
  })

  test('leaves out what is not known, and draws a value between two gaps as a dot', () => {
    expect(sparklinePaths([1, 2, null, 3, null, 1, 2]).line).toBe('M0 26L16.67 14M50 2h0M83.33 26L100 14')
    expect(sparklinePaths([1, 2, null, 3, null, 1, 2]).area.match(/Z/g)).toHaveLength(2)
  })

  test('OV-021, OV-025: a change that is small against the least range stays small', () => {
    expect(sparklinePaths([4.01, 4.02], 0.2).line).toBe('M0 14.6L100 13.4')
    expect(sparklinePaths([4, 5], 0.2).line).toBe('M0 26L100 2')
  })

  test('of equal values is level', () => expect(sparklinePaths([5, 5]).line).toBe('M0 14L100 14'))
})
