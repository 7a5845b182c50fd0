import { describe, expect, it } from 'vitest'
import { scoreLevel, scorePercent } from './score-level.ts'

describe('OV-019: the score is shown times 100, cut off', () => {
  it.each([
    [0, 0],
    [0.29, 29],
    [0.57, 57],
    [0.809, 80],
    [0.8199, 81],
    [1, 100],
  ])('%d is %i', (score, percent) => {
    expect(scorePercent(score)).toBe(percent)
  })
})

describe('OV-020: colour of the ring', () => {
  it.each([
    [100, 'good'],
    [81, 'good'],
    [80, 'fair'],
    [41, 'fair'],
    [40, 'bad'],
    [0, 'bad'],
  ] as const)('%i is %s', (percent, level) => {
    expect(scoreLevel(percent)).toBe(level)
  })
})
