import { describe, expect, test } from 'vitest'
import type { UtcDay } from '#contract/protocol/days.ts'
import { missingWeeks, type KnownWeek } from './missing-weeks.ts'

const now = new Date('2026-06-15T12:00:00.000Z')
const HOUR_MS = 3_600_000
const known = (country: string, week: UtcDay, quarantine: string | null = null, hours = 1): KnownWeek => ({
  country,
  week,
  quarantine,
  read_at: new Date(now.getTime() - hours * HOUR_MS),
})

describe('the weeks that are read next', () => {
  test('are the newest of all countries first, then the ones before', () => {
    const wanted = missingWeeks({ countries: ['US', 'DE'], known: [known('US', '2026-05-24')], now })
    expect(wanted.slice(0, 3)).toEqual([
      { country: 'US', week: '2026-06-07' },
      { country: 'DE', week: '2026-06-07' },
      { country: 'US', week: '2026-05-31' },
    ])
    expect(wanted.filter(({ country }) => country === 'US')).toHaveLength(64)
    expect(wanted.findLast(({ country }) => country === 'US')).toEqual({ country: 'US', week: '2025-03-16' })
  })

  test('are three in a country that has no good one yet', () => {
    expect(missingWeeks({ countries: ['BR'], known: [known('BR', '2026-06-07', 'few-rows')], now })).toEqual([
      { country: 'BR', week: '2026-05-31' },
      { country: 'BR', week: '2026-05-24' },
    ])
  })

  test.each([
    ['2026-06-07', 23, false],
    ['2026-06-07', 24, true],
    ['2026-05-31', 24, false],
    ['2026-05-31', 7 * 24, true],
  ] as const)('hold a bad week of %s again after %i hours: %s', (week, hours, isWanted) => {
    const wanted = missingWeeks({ countries: ['US'], known: [known('US', week, 'shrunk', hours)], now })
    expect(wanted.some((one) => one.week === week)).toBe(isWanted)
  })
})
