import { expect, test } from 'vitest'
import { dayOf } from '#contract/protocol/days.ts'
import { figureDays } from './daily-figure.ts'

const point = (day: number, value: number | null) => ({ date: dayOf(Date.UTC(2026, 2, day)), value })

test('OV-021: every day stands between the first and the last known one, a gap as not known', () => {
  expect(figureDays([point(1, null), point(2, 10), point(4, 0), point(5, null)])).toEqual([
    { date: '2026-03-02', value: 10, change: null },
    { date: '2026-03-03', value: null, change: null },
    { date: '2026-03-04', value: 0, change: null },
  ])
})

test('OV-021: a day is compared with the same day a week before; nothing then makes no change', () => {
  const days = figureDays([point(1, 200), point(2, 0), point(8, 250), point(9, 5)])
  expect(days.slice(-2)).toEqual([
    { date: '2026-03-08', value: 250, change: 0.25 },
    { date: '2026-03-09', value: 5, change: null },
  ])
})

test('OV-021: nothing known is no day', () => {
  expect(figureDays(null)).toEqual([])
  expect(figureDays(undefined)).toEqual([])
  expect(figureDays([point(1, null)])).toEqual([])
})
