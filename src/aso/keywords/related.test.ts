import { describe, expect, test } from 'vitest'
import { relatedKeywords, resultSimilarity } from './related.ts'

describe('KEY-002: how alike two result lists are', () => {
  test('by hand: the first place weighs 1, the second 1/log2(3) = 0.6309, the third 1/log2(4) = 0.5', () => {
    // a: min(1, 0.6309), b: min(0.6309, 1), c: 0.5 in the first list only
    expect(resultSimilarity(['a', 'b', 'c'], ['b', 'a'])).toBeCloseTo((2 * 0.630_93) / (1 + 1 + 0.5), 4)
    // only a is shared: at place 1 here, at place 3 there
    expect(resultSimilarity(['a'], ['b', 'c', 'a'])).toBeCloseTo(0.5 / (1 + 1 + 0.630_93), 4)
  })

  test('1 for the same list, 0 for nothing in common or nothing found', () => {
    expect(resultSimilarity(['a', 'b'], ['a', 'b'])).toBe(1)
    expect(resultSimilarity(['a', 'b'], ['c'])).toBe(0)
    expect(resultSimilarity([], ['c'])).toBe(0)
    expect(resultSimilarity([], [])).toBe(0)
  })

  test('it does not matter which comes first, and what stands behind place 10 does not count', () => {
    const ten = Array.from({ length: 10 }, (_, place) => `app ${place}`)
    expect(resultSimilarity(['a', 'b'], ['b'])).toBe(resultSimilarity(['b'], ['a', 'b']))
    expect(resultSimilarity([...ten, 'x'], [...ten, 'y'])).toBe(1)
    expect(resultSimilarity([...ten, 'x'], ['x'])).toBe(0)
  })
})

test('KEY-002: related keywords are those that share apps, most alike first, each at most once and never the seed', () => {
  const seed = { keyword: 'white noise', apps: ['a', 'b', 'c'] }
  const others = [
    { keyword: 'budget', apps: ['x', 'y'] },
    { keyword: 'rain sounds', apps: ['b', 'a'] },
    { keyword: 'white noise', apps: ['a', 'b', 'c'] },
    { keyword: 'brown noise', apps: ['a', 'b', 'd'] },
    { keyword: 'fan noise', apps: ['a', 'b', 'd'] },
  ]
  expect(relatedKeywords(seed, others, 10).map(({ keyword }) => keyword)).toEqual([
    'brown noise',
    'fan noise',
    'rain sounds',
  ])
  expect(relatedKeywords(seed, others, 1)).toEqual([{ keyword: 'brown noise', similarity: expect.any(Number) }])
})
