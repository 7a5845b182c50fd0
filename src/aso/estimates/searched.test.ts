import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstFacts } from './first-facts.ts'
import { searchedDifficulty } from './searched-difficulty.ts'
import { searchedVolume } from './searched-volume.ts'

const unasked = { extensions: null, most: 10, prefixLength: null }
const ratings = fc.array(fc.option(fc.nat(50_000_000)), { maxLength: 10 })
const hints = fc.record({
  extensions: fc.option(fc.nat(12)),
  most: fc.constantFrom(5, 10),
  prefixLength: fc.option(fc.integer({ min: 1, max: 101 })),
})

describe('volume of a keyword that was searched for', () => {
  test('KEY-012: is a whole number from 5 to 100, or null where no part of it is known', () => {
    fc.assert(
      fc.property(ratings, hints, (counts, told) => {
        const { value, confidence } = searchedVolume({ ratings: counts }, told) ?? { value: 5, confidence: 1 }
        expect(Number.isInteger(value) && value >= 5 && value <= 100).toBe(true)
        expect(confidence > 0 && confidence <= 1).toBe(true)
      }),
    )
  })

  test('KEY-012: by hand, with all parts and without one', () => {
    const counts = Array.from({ length: 10 }, () => 99_999)
    // 0.5 · lg 999991 / lg 10000001 + 0.3 · 5 / 10 + 0.2 · 0.85² = 0.4286 + 0.15 + 0.1445
    const all = searchedVolume({ ratings: counts }, { extensions: 5, most: 10, prefixLength: 3 })
    expect(all).toEqual({ value: 74, confidence: 1, missing: [] })
    // (0.4286 + 0.15) / 0.8, not 0.4286 + 0.15
    expect(searchedVolume({ ratings: counts }, { extensions: 5, most: 10, prefixLength: null })).toEqual({
      value: 74,
      confidence: 0.8,
      missing: ['characters'],
    })
    expect(searchedVolume({ ratings: [null] }, unasked)).toBeNull()
  })
})

describe('difficulty of a keyword that was searched for', () => {
  test('KEY-013: is a whole number from 1 to 100, or null where fewer than three are known to be rated', () => {
    fc.assert(
      fc.property(ratings, (counts) => {
        const difficulty = searchedDifficulty({ ratings: counts, matches: counts.map(() => 0.5) })
        const known = counts.filter((count) => count !== null).length
        expect(difficulty !== null).toBe(known >= 3)
        const { value, confidence } = difficulty ?? { value: 1, confidence: 1 }
        expect(Number.isInteger(value) && value >= 1 && value <= 100).toBe(true)
        expect(confidence > 0 && confidence <= 1).toBe(true)
      }),
    )
  })

  test('KEY-013: by hand: three apps, of which the first is the strongest', () => {
    // weights 10, 9, 8: 70 · (10 · 1 + 9 · 0.5 + 8 · 0) / 27 + 30 · (10 · 1 + 9 · 0 + 8 · 0) / 27 = 37.59 + 11.11
    const difficulty = searchedDifficulty({ ratings: [999_999, 999, 0], matches: [1, 0, 0] })
    expect(difficulty).toEqual({ value: 49, confidence: 0.55 })
  })

  test('KEY-013: words that stand in the subtitle count three quarters of those in the title', () => {
    const app = (title: string, subtitle: string | null) => ({ title, subtitle, category: null, rating: null })
    const apps = [app('Rain', 'Sounds'), app('Rain Sounds', null), app('Other', 'Rain Sounds'), app('Rain', null)]
    expect(firstFacts('rain sounds', apps, 'en-US').matches).toEqual([0.75, 1, 0.75, 0.5])
  })
})
