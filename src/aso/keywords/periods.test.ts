import { expect, test } from 'vitest'
import { KEYWORD_HISTORY_DAYS } from '#contract/protocol/limits.ts'
import { daysBetween } from '#contract/protocol/days.ts'
import { drawnPeriod, periodAfter, periodNames, periodOf } from './periods.ts'

test.each([
  ['last-day', '2026-03-01', '2026-03-01', '2026-03-01'],
  ['last-7-days', '2026-03-02', '2026-02-24', '2026-03-02'],
  ['last-30-days', '2026-03-02', '2026-02-01', '2026-03-02'],
  ['last-90-days', '2026-03-02', '2025-12-03', '2026-03-02'],
  ['last-month', '2026-03-02', '2026-02-01', '2026-02-28'],
  ['last-month', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['last-month', '2026-01-01', '2025-12-01', '2025-12-31'],
  ['this-month', '2026-03-02', '2026-03-01', '2026-03-02'],
  ['this-month', '2026-03-01', '2026-03-01', '2026-03-01'],
] as const)('KEY-017: %s on %s is %s to %s', (name, today, from, to) => {
  expect(periodOf(name, today)).toEqual({ from, to })
})

test('the monitor’s history holds every period and the day before it', () => {
  for (const today of ['2026-03-31', '2026-08-31', '2026-03-01'] as const) {
    for (const name of periodNames) {
      expect(daysBetween(periodOf(name, today).from, today) + 2).toBeLessThanOrEqual(KEYWORD_HISTORY_DAYS)
    }
  }
})

test('what is new since a day that was seen; nothing, where no day has come since', () => {
  expect(periodAfter('2026-02-27', '2026-03-02')).toEqual({ from: '2026-02-28', to: '2026-03-02' })
  expect(periodAfter('2026-03-02', '2026-03-02')).toEqual({ from: '2026-03-03', to: '2026-03-02' })
  expect(periodAfter('2026-03-05', '2026-03-02')).toEqual({ from: '2026-03-03', to: '2026-03-02' })
})

test('a chart has two days at least', () => {
  expect(drawnPeriod({ from: '2026-02-27', to: '2026-03-02' })).toEqual({ from: '2026-02-27', to: '2026-03-02' })
  for (const from of ['2026-03-01', '2026-03-02'] as const)
    expect(drawnPeriod({ from, to: '2026-03-01' })).toEqual({ from: '2026-02-28', to: '2026-03-01' })
})
