import { beforeEach, describe, expect, test } from 'vitest'
import { dayOf } from '#contract/protocol/days.ts'
import { inTimeZone } from '#tests/support/in-time-zone.ts'
import {
  countryName,
  formatAxisDay,
  formatClock,
  formatCompact,
  formatDate,
  formatDay,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  formatShortDate,
  formatTime,
} from './format.ts'

describe('English', () => {
  test('I18N-005: dates', () => {
    expect(formatDay('2025-03-07', 'en')).toBe('07. March 2025')
    expect(formatDate('2026-03-02T12:00:00Z', 'en')).toBe('02. March 2026')
    expect(formatAxisDay('2026-09-07', 'en', 'day')).toBe('07. Sep')
    expect(formatAxisDay('2026-09-07', 'en', 'month')).toBe('Sep 2026')
    expect(formatMonth('2026-03-01', 'en')).toBe('March 2026')
  })
  test('OP-93: numbers', () => {
    expect(formatNumber(48_210, 'en')).toBe('48,210')
    expect(formatNumber(4.617, 'en', 2)).toBe('4.62')
    expect(formatCompact(48_210, 'en')).toBe('48.2K')
    expect(formatCompact(950, 'en')).toBe('950')
    expect(formatPercent(0.064, 'en')).toBe('6.4%')
  })
  test('money has cents only where they count', () => {
    expect(formatMoney(31_480, 'USD', 'en')).toBe('$31,480')
    expect(formatMoney(3.99, 'USD', 'en')).toBe('$3.99')
    expect(formatMoney(5, 'EUR', 'en')).toBe('€5')
  })
  test('CTRY-002: countries', () => {
    expect(countryName('US', 'en')).toBe('United States')
    expect(countryName('DE', 'en')).toBe('Germany')
  })
})

describe('German', () => {
  test('I18N-005: dates', () => {
    expect(formatDay('2025-03-07', 'de')).toBe('07. März 2025')
    expect(formatMonth('2025-03-01', 'de')).toBe('März 2025')
  })
  test('OP-93: numbers, with a no-break space before the sign', () => {
    expect(formatNumber(48_210, 'de')).toBe('48.210')
    expect(formatPercent(0.064, 'de')).toBe('6,4\u00a0%')
    expect(formatMoney(31_480, 'USD', 'de')).toBe('31.480\u00a0$')
    expect(formatCompact(1_250_000, 'de')).toBe('1,3\u00a0Mio.')
  })
  test('countries', () => {
    expect(countryName('DE', 'de')).toBe('Deutschland')
  })
})

test('a code that no language knows is shown as it stands', () => {
  expect(countryName('1!', 'en')).toBe('1!')
})

test.each([
  ['2026-09-07', '7. Sept.', 'Sept. 2026'],
  ['2026-10-29', '29. Okt.', 'Okt. 2026'],
  ['2026-03-01', '1. März', 'März 2026'],
  ['2026-05-31', '31. Mai', 'Mai 2026'],
] as const)('short German dates are written as in German: %s', (day, short, month) => {
  expect(formatAxisDay(day, 'de', 'day')).toBe(short)
  expect(formatAxisDay(day, 'de', 'month')).toBe(month)
})

describe.each([
  ['America/Los_Angeles', '31. December 2025', '31. Dec', '16:30'],
  ['UTC', '01. January 2026', '01. Jan', '00:30'],
  ['Asia/Tokyo', '01. January 2026', '01. Jan', '09:30'],
] as const)('in %s', (timeZone, date, short, time) => {
  beforeEach(() => inTimeZone(timeZone))

  test('a UTC day is the same', () => {
    expect(formatDay('2026-01-01', 'en')).toBe('01. January 2026')
    expect(formatAxisDay('2026-01-01', 'en', 'day')).toBe('01. Jan')
  })

  test('an instant is that of the clock on the wall', () => {
    const instant = '2026-01-01T00:30:00.000Z'
    expect(formatDate(instant, 'en')).toBe(date)
    expect(formatDate(new Date(instant), 'en')).toBe(date)
    expect(formatShortDate(instant, 'en')).toBe(short)
    expect(formatTime(Date.parse(instant), 'en')).toBe(time)
    expect(formatClock(Date.parse(instant), 'de')).toBe(`${time}:00`)
  })
})

test('daylight saving time counts at the instant, not today', () => {
  inTimeZone('Europe/Berlin')
  expect(formatTime(Date.parse('2026-01-15T12:00:00Z'), 'de')).toBe('13:00')
  expect(formatTime(Date.parse('2026-07-15T12:00:00Z'), 'de')).toBe('14:00')
})

test('an instant is not formatted as a day, nor a day as an instant', () => {
  const instant = new Date(0).toISOString()
  // @ts-expect-error -- a day at midnight UTC is another day west of it
  expect(formatDate(dayOf(instant), 'en')).toBeDefined()
  // @ts-expect-error -- the day of an instant depends on the time zone: `dayOf`, or `formatDate`
  expect(formatDay(instant, 'en')).toBeDefined()
})

test('times have hours and minutes', () => {
  expect(formatTime(new Date(2026, 0, 1, 14, 2).getTime(), 'de')).toBe('14:02')
  expect(formatTime(new Date(2026, 0, 1, 0, 5).getTime(), 'en')).toMatch(/^00:05$/)
})
