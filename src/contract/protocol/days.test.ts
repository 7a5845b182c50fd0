import * as v from 'valibot'
import { expect, test } from 'vitest'
import { dayOf, daysFrom, firstOfMonth, isDay, UtcDay } from './days.ts'

test('a UTC day is a day of the calendar, written YYYY-MM-DD', () => {
  for (const day of ['2026-03-07', '2024-02-29', '0001-01-01']) expect(v.is(UtcDay, day)).toBe(true)
  for (const text of ['2026-02-29', '2026-13-01', '2026-3-7', '2026-03-07T00:00:00.000Z', '07.03.2026', ''])
    expect(v.is(UtcDay, text)).toBe(false)
  expect(isDay('2026-02-30')).toBe(false)
})

test('an instant lies in one UTC day, which begins at midnight UTC', () => {
  expect(dayOf('2026-03-07T23:59:59.999Z')).toBe('2026-03-07')
  expect(dayOf('2026-03-07T23:30:00-05:00')).toBe('2026-03-08')
})

test('days in a row', () => {
  expect(daysFrom('2024-02-28', '2024-03-01')).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
  expect(daysFrom('2026-03-02', '2026-03-01')).toEqual([])
  expect(firstOfMonth('2026-03-31')).toBe('2026-03-01')
})

test('a string that nobody has checked is no UTC day, and a day in the source is one', () => {
  const day: UtcDay = '2026-03-07'
  // @ts-expect-error -- it goes through the schema, or `dayOf`
  const unchecked: UtcDay = day.slice(0)
  // @ts-expect-error -- an instant
  const instant: UtcDay = '2026-03-07T00:00:00.000Z'
  expect([unchecked, instant]).toHaveLength(2)
})
