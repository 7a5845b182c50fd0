import { expect, test } from 'vitest'
import { calibratedWeights } from './volume-weights.ts'

/** Terms whose popularity is that of one part; the others say nothing of it. */
const terms = (count: number, popularityAt = (at: number) => 6 + (at * 90) / count) =>
  Array.from({ length: count }, (_, at) => ({
    popularity: popularityAt(at),
    shares: { ratings: ((at * 37) % count) / count, suggestions: ((at * 53) % count) / count, characters: at / count },
  }))

test('KEY-012: the part that orders terms as Apple does weighs more, within its bounds and with the published weights', () => {
  // The best has 0.1, 0.2 or less of the others and 0.7 of the last: (100 · 0.7 + 100 · 0.2) / 200 = 0.45.
  const weights = calibratedWeights(terms(100))!
  expect(weights.characters).toBeCloseTo(0.45, 3)
  expect(weights.ratings + weights.suggestions + weights.characters).toBeCloseTo(1, 2)
  expect(Math.min(...Object.values(weights))).toBeGreaterThanOrEqual(0.1)
  // Of ten times as many terms the published ones count for less: (1000 · 0.7 + 100 · 0.2) / 1100.
  expect(calibratedWeights(terms(1000))?.characters).toBeCloseTo(0.655, 3)
})

test('KEY-012: of fewer than 50 terms above the floor, or of terms that are all alike, there are none', () => {
  expect(calibratedWeights(terms(49))).toBeNull()
  expect(calibratedWeights([...terms(49), ...terms(200, () => 5)])).toBeNull()
  expect(calibratedWeights(terms(50))).not.toBeNull()
  expect(calibratedWeights(terms(60, () => 40))).toBeNull()
})
