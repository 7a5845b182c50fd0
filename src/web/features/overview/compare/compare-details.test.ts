import { describe, expect, test } from 'vitest'
import type { AppDetails } from '#contract/overview/overview.ts'
import { details } from '../fixtures.tsx'
import { detailRows, differs, releasesSince } from './compare-details.tsx'

const differing = (other: Partial<AppDetails>) =>
  detailRows.filter((row) => differs(row, details, { ...details, ...other })).map(({ id }) => id)

describe('differences of two listings', () => {
  test('equal listings differ in nothing', () => {
    expect(differing({})).toEqual([])
  })

  test('each fact is compared by its value, not by its order', () => {
    expect(differing({ languages: ['DE', 'EN', 'ES', 'FR', 'IT'] })).toEqual([])
    expect(differing({ languages: ['DE'], version: '1.0', sizeBytes: 1 })).toEqual(['version', 'size', 'languages'])
    expect(differing({ lastReleaseDate: '2026-02-26T18:00:00Z' })).toEqual([])
  })

  test('what one of them does not tell is no difference; zero and none are told', () => {
    expect(differing({ version: null, languages: null, languageCount: null })).toEqual([])
    expect(differing({ price: { exactPrice: 4.99, displayPrice: '$4.99', inAppPurchases: [] } })).toEqual(['price'])
    expect(detailRows.every((row) => !differs(row, details, null))).toBe(true)
  })
})

const since = Date.parse('2025-03-01')

test('releases since a day; without their days or without versions the number is not known', () => {
  const released = (releasedAt: string | null) => ({ releasedAt })
  expect(releasesSince([released('2026-02-01T00:00:00Z'), released('2024-01-01T00:00:00Z')], since)).toBe(1)
  expect(releasesSince([released('2024-01-01T00:00:00Z')], since)).toBe(0)
  expect(releasesSince([released('2026-02-01T00:00:00Z'), released(null)], since)).toBeNull()
  expect(releasesSince(null, since)).toBeNull()
  expect(releasesSince([], since)).toBeNull()
})
