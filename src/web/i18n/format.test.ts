import { describe, expect, test } from 'vitest'
import {
  countryName,
  formatCompact,
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTime,
} from './format.ts'

describe('English', () => {
  test('I18N-005: dates', () => {
    expect(formatDate('2025-03-07', 'en')).toBe('07. March 2025')
    expect(formatDate('2026-03-02T12:00:00Z', 'en')).toBe('02. March 2026')
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
    expect(formatDate('2025-03-07', 'de')).toBe('07. März 2025')
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

test('a day without time does not move with the time zone', () => {
  expect(formatDate('2026-01-01', 'en')).toBe('01. January 2026')
})

test('times have hours and minutes', () => {
  expect(formatTime(new Date(2026, 0, 1, 14, 2).getTime(), 'de')).toBe('14:02')
  expect(formatTime(new Date(2026, 0, 1, 0, 5).getTime(), 'en')).toMatch(/^00:05$/)
})
