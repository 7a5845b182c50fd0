import { describe, expect, test } from 'vitest'
import type { ListingChange } from '#contract/overview/history.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { compareScreens, screensOverTime } from './screens-over-time.ts'

const change = (day: UtcDay, before: string[], part: ListingChange['part'] = 'screenshots'): ListingChange => ({
  part,
  day,
  before: before.join('\n'),
  after: null,
})

describe('what a listing showed', () => {
  test('each state with the day on which it began, newest first; other parts and older changes are left out', () => {
    const changes = [
      change('2026-11-20', ['a', 'c']),
      change('2026-11-18', ['icon'], 'icon'),
      change('2026-10-01', ['a']),
      change('2026-01-01', ['z']),
    ]
    expect(screensOverTime(['a', 'b'], changes, '2026-09-01')).toEqual([
      { since: '2026-11-20', screens: ['a', 'b'], takenBackAfter: null },
      { since: '2026-10-01', screens: ['a', 'c'], takenBackAfter: null },
      { since: null, screens: ['a'], takenBackAfter: null },
    ])
  })

  test('a change that is taken back within two weeks is probably a test; one that lasted longer is none', () => {
    const back = (day: UtcDay) => [change(day, ['b']), change('2026-11-01', ['a'])]
    expect(screensOverTime(['a'], back('2026-11-04'), '2026-09-01')[0]?.takenBackAfter).toBe(3)
    expect(screensOverTime(['a'], back('2026-11-16'), '2026-09-01')[0]?.takenBackAfter).toBeNull()
    expect(screensOverTime(['c'], back('2026-11-04'), '2026-09-01')[0]?.takenBackAfter).toBeNull()
  })

  test('a listing without a known past, or without changes, has one state', () => {
    const only = [{ since: null, screens: ['a'], takenBackAfter: null }]
    expect(screensOverTime(['a'], null, '2026-09-01')).toEqual(only)
    expect(screensOverTime(['a'], [], '2026-09-01')).toEqual(only)
  })
})

describe('pictures against those before', () => {
  test('new ones, and the one that was moved, not those that it was moved past', () => {
    const { marks, gone } = compareScreens(['a', 'e', 'b', 'c', 'd', 'new'], ['a', 'b', 'c', 'd', 'e'])
    expect([...marks]).toEqual([
      ['e', { was: 5 }],
      ['new', 'new'],
    ])
    expect(gone).toEqual([])
  })

  test('those that are gone, with their place', () => {
    expect(compareScreens(['a', 'c'], ['a', 'b', 'c', 'd']).gone).toEqual([
      { src: 'b', was: 2 },
      { src: 'd', was: 4 },
    ])
  })
})
