import { expect, test } from 'vitest'
import { metrics } from '../fixtures.ts'
import { knownKeywords } from './known-keywords.ts'

test('what a list does not know of a keyword, tracking may, and the reverse', () => {
  const listed = [
    metrics('rain', { volume: null, difficulty: 40, relevancy: 70 }),
    metrics('fan', { volume: 7, difficulty: null }),
    metrics('ocean', { volume: 9, difficulty: 9 }),
  ]
  const tracked = [
    metrics('rain', { volume: 30, difficulty: 41 }),
    metrics('fan', { volume: null, difficulty: 22 }),
    metrics('night', { volume: 5, difficulty: null, relevancy: 60 }),
  ]
  const known = knownKeywords(listed, tracked).map(({ keyword, volume, difficulty, relevancy, isTracked = false }) => [
    keyword,
    volume,
    difficulty,
    relevancy,
    isTracked,
  ])
  expect(known).toEqual([
    ['rain', 30, 40, 70, true],
    ['fan', 7, 22, null, true],
    ['ocean', 9, 9, null, false],
    ['night', 5, null, 60, true],
  ])
})
