import { expect, test } from 'vitest'
import { releasesSince } from './releases-since.ts'

const since = Date.parse('2025-03-01')

test('releases since a day; without their days or without versions the number is not known', () => {
  const released = (releasedAt: string | null) => ({ releasedAt })
  expect(releasesSince([released('2026-02-01T00:00:00Z'), released('2024-01-01T00:00:00Z')], since)).toBe(1)
  expect(releasesSince([released('2024-01-01T00:00:00Z')], since)).toBe(0)
  expect(releasesSince([released('2026-02-01T00:00:00Z'), released(null)], since)).toBeNull()
  expect(releasesSince(null, since)).toBeNull()
  expect(releasesSince([], since)).toBeNull()
})
