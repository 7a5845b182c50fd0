import { expect, test } from 'vitest'
import type { DailyRanks } from '#contract/keywords/rank-history.ts'
import type { OriginChange } from '#contract/keywords/search-origin.ts'
import type { TrackedKeyword } from '#contract/keywords/tracked.ts'
import type { Period } from '#aso/keywords/periods.ts'
import { rankSummary } from '#aso/keywords/rank-summary.ts'
import { tracked } from './monitor-fixtures.ts'
import { monitorRows } from './monitor-rows.ts'

/** The row of a keyword whose history ends on 4 March. */
function rowOf(
  values: Partial<TrackedKeyword>,
  ranks: DailyRanks,
  period: Period = { from: '2026-03-01', to: '2026-03-04' },
  origins: OriginChange[] = [],
) {
  const history = { from: '2026-03-01' as const, ranks: { rain: ranks }, origins }
  const summary = rankSummary(history, new Map([['rain', null]]), period)
  const sources = {
    locale: 'en-US',
    history,
    summary,
    newestDay: '2026-03-04' as const,
    kindOf: () => null,
    tagsOf: () => [],
  }
  return monitorRows([tracked('rain', values)], period, sources)[0]
}

test('the newest measured day distinguishes ranks beyond the first 200 from unknown ones, also before today', () => {
  expect(rowOf({}, [7, 0, 0, null])?.isMeasured).toBe(true)
  expect(rowOf({}, [null, null, null, null])?.isMeasured).toBe(false)
})

test('a keyword that names a part of every object, and has no ranks yet, has none', () => {
  const history = { from: '2026-03-01' as const, ranks: {} }
  const period = { from: '2026-03-01' as const, to: '2026-03-04' as const }
  const summary = rankSummary(history, new Map([['constructor', null]]), period)
  const sources = { locale: 'en-US', history, summary, newestDay: null, kindOf: () => null, tagsOf: () => [] }
  expect(monitorRows([tracked('constructor')], period, sources)).toMatchObject([{ ranks: [], median: null }])
})

test('a period that is over does not judge the newest rank', () => {
  const february = { from: '2026-03-01' as const, to: '2026-03-02' as const }
  expect(rowOf({}, [0, 0, 9, null], february)?.isMeasured).toBe(false)
  expect(rowOf({}, [9, 9, 0, null], february)?.isMeasured).toBe(true)
})

test('the server’s word on the day of a rank counts more than the history', () => {
  expect(rowOf({ rankDay: null }, [0, 0, 0, 0])?.isMeasured).toBe(false)
  expect(rowOf({ rankDay: '2026-03-04' }, [])?.isMeasured).toBe(true)
})

test('KEY-030: beyond the plan a keyword stays as it was, whatever the period and the last seven days say', () => {
  const beyondPlan = { since: '2026-03-02T10:00:00Z' }
  const ranks = [9, 4, null, null]
  expect(rowOf({ rank: 4, change: 11, beyondPlan }, ranks)).toMatchObject({ rank: 4, change: 11, median: null })
  expect(rowOf({ rank: 4, change: 11, beyondPlan }, [])).toMatchObject({ rank: 4, change: 11, median: null })
  expect(rowOf({ rank: 4, change: 11 }, ranks)).toMatchObject({ rank: 4, change: 5, median: 9 })
})

test('a rank of an older day than others says its day; beyond the plan the row says it by itself', () => {
  expect(rowOf({ rank: 4, rankDay: '2026-03-04' }, [])?.olderDay).toBeNull()
  expect(rowOf({ rank: 4, rankDay: '2026-02-20' }, [])?.olderDay).toBe('2026-02-20')
  expect(rowOf({ rank: 4, rankDay: '2026-02-20', beyondPlan: { since: null } }, [])?.olderDay).toBeNull()
  expect(rowOf({ rank: 4 }, [])?.olderDay).toBeNull()
})

test('KEY-004: the median and the course leave out ranks from another source; all ranks stay in the history', () => {
  const toStore: OriginChange = { keyword: 'rain', day: '2026-03-03', before: 'api', origin: 'store' }
  const ranks = [90, 90, 5, 7]
  const row = rowOf({ rank: 7 }, ranks, undefined, [toStore])
  expect(row).toMatchObject({ ranks, comparable: [null, null, 5, 7], median: 7, change: -2, origins: [toStore] })
  const earlier = rowOf({ rank: 7 }, ranks, { from: '2026-03-01', to: '2026-03-02' }, [toStore])
  expect(earlier).toMatchObject({ comparable: [90, 90], median: 7 })
})
