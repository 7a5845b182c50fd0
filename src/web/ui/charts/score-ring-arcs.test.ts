import { expect, test } from 'vitest'
import { ringArcs } from './score-ring.tsx'

test('the fill never passes the score and leaves the notches open', () => {
  const { track, filled } = ringArcs(74)
  expect(track).toHaveLength(3)
  expect(filled).toHaveLength(2)
  expect(filled.at(-1)?.[1]).toBe(74)
  expect(filled[0]?.[1]).toBeLessThan(41)
  expect(filled[1]?.[0]).toBeGreaterThan(41)
})

test('a score of 0 fills nothing, 100 everything', () => {
  expect(ringArcs(0).filled).toEqual([])
  expect(ringArcs(100).filled).toEqual(ringArcs(100).track)
})
