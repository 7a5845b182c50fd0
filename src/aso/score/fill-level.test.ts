import { describe, expect, it } from 'vitest'
import { fillLevel } from './fill-level.ts'

describe('OV-045, OV-047, OP-50: how full a limit is', () => {
  it.each([
    [0, 30, 'empty'],
    [1, 30, 'room'],
    [20, 30, 'room'],
    [21, 30, 'good'],
    [30, 30, 'good'],
    [31, 30, 'over'],
    [118, 170, 'room'],
    [119, 170, 'good'],
    [4000, 4000, 'good'],
    [4001, 4000, 'over'],
  ] as const)('%i of %i is %s', (count, limit, level) => {
    expect(fillLevel(count, limit)).toBe(level)
  })
})
