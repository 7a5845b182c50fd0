import { expect, test } from 'vitest'
import { PackedScores } from './packed-scores.ts'

test('every score is found by its number, and no other', () => {
  const found = [7, 3, 4_000_000, 12, 0].map((number) => ({ number, score: number / 3 + 0.1 }))
  const scores = new PackedScores(found)
  expect(scores.size).toBe(5)
  for (const { number, score } of found) expect(scores.of(number)).toBe(score)
  for (const number of [1, 2, 5, 13, 3_999_999, 4_000_001]) expect(scores.of(number)).toBe(0)
  expect(new PackedScores([]).of(0)).toBe(0)
})
