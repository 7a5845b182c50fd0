import type { Language } from '#contract/auth/auth.ts'
import { dayOf, type IsoDay } from '#contract/protocol/days.ts'

const MINUTE_MS = 60_000

type Format = Intl.NumberFormat | Intl.DateTimeFormat | Intl.DisplayNames | Intl.ListFormat
const cache = new Map<string, Format>()

function cached<T extends Format>(key: string, make: () => T): T {
  const known = cache.get(key)
  if (known) return known as T // the key names the type
  const made = make()
  cache.set(key, made)
  return made
}

const number = (language: Language, name: string, options: Intl.NumberFormatOptions) =>
  cached(`${name} ${language}`, () => new Intl.NumberFormat(language, options))

/** 48,210 / 48.210 */
export const formatNumber = (value: number, language: Language, fractionDigits = 0): string =>
  number(language, `number${fractionDigits}`, {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(value)

/** 48.2K / 48.210: three or four significant figures; German has no short form below a million. */
export const formatCompact = (value: number, language: Language): string =>
  number(language, 'compact', { notation: 'compact', maximumFractionDigits: Math.abs(value) < 1000 ? 0 : 1 }).format(
    value,
  )

/** $31,480 / 31.480 $; cents only below 100. `currency` is an ISO 4217 code. */
export const formatMoney = (value: number, currency: string, language: Language): string => {
  const digits = Math.abs(value) < 100 && !Number.isInteger(value) ? 2 : 0
  return number(language, `money${currency}${digits}`, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)
}

/** 0.064 → 6.4% / 6,4 % */
export const formatPercent = (value: number, language: Language, fractionDigits = 1): string =>
  number(language, `percent${fractionDigits}`, {
    style: 'percent',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(value)

/** A day of the reader's calendar. Like a UTC day it is written as it stands, whatever the time zone. */
export type LocalDay = IsoDay

type Instant = Date | number | string
/** A day is no instant: at midnight UTC it is another day in half of the world. */
type NoDay<T extends Instant> = T extends IsoDay ? never : T

/** What the reader's clock shows at an instant, as a date that says so in UTC. */
const wallClock = (instant: Instant): Date => {
  const at = new Date(instant)
  return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS)
}

/** The day of an instant on the reader's calendar. */
export const localDay = <T extends Instant>(instant: NoDay<T>): LocalDay => dayOf(wallClock(instant))

/** `2026-11-06 08:50` on the reader's clock: spreadsheets of every language read it as a date with a time. */
export const localMinute = <T extends Instant>(instant: NoDay<T>): string =>
  wallClock(instant).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' ')

/** 02. March 2026 / 02. März 2026: a day as it stands, the same for every reader (I18N-005). */
export const formatDay = (day: IsoDay, language: Language): string =>
  `${formatDayAndMonth(day, language)} ${day.slice(0, 4)}`

/** 02. March / 02. März. */
export function formatDayAndMonth(day: IsoDay, language: Language): string {
  const parts = dateFormat(language, 'date', { day: '2-digit', month: 'long' }).formatToParts(new Date(day))
  return `${partOf(parts, 'day')}. ${partOf(parts, 'month')}`
}

/** The day of an instant on the reader's calendar, written like a day. */
export const formatDate = <T extends Instant>(instant: NoDay<T>, language: Language): string =>
  formatDay(dayOf(wallClock(instant)), language)

/** A day on an axis: 02. Mar / 2. März; `month`: Mar 2026 / März 2026, for spans of half a year and more. */
export function formatAxisDay(day: IsoDay, language: Language, unit: 'day' | 'month'): string {
  const at = new Date(day)
  // German has a form of its own, 7. Sept.; in English it is the order of the long date.
  const digits = language === 'de' ? 'numeric' : '2-digit'
  const format =
    unit === 'day'
      ? dateFormat(language, 'axis', { day: digits, month: 'short' })
      : dateFormat(language, 'month', { month: 'short', year: 'numeric' })
  if (language === 'de' || unit === 'month') return format.format(at)
  const parts = format.formatToParts(at)
  return `${partOf(parts, 'day')}. ${partOf(parts, 'month')}`
}

/** The day of an instant on the reader's calendar, as short as on an axis. */
export const formatShortDate = <T extends Instant>(instant: NoDay<T>, language: Language): string =>
  formatAxisDay(dayOf(wallClock(instant)), language, 'day')

/** March 2026 / März 2026: the month of a day. */
export const formatMonth = (day: IsoDay, language: Language): string =>
  dateFormat(language, 'long month', { month: 'long', year: 'numeric' }).format(new Date(day))

/** 14:02 on the reader's clock. */
export const formatTime = (value: number, language: Language): string =>
  dateFormat(language, 'time', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(wallClock(value))

/** 14:02:37 on the reader's clock. */
export const formatClock = (value: number, language: Language): string =>
  dateFormat(language, 'clock', { timeStyle: 'medium', hourCycle: 'h23' }).format(wallClock(value))

/** All in UTC: an instant is first turned into what the reader's clock shows, also after the zone has changed. */
const dateFormat = (language: Language, name: string, options: Intl.DateTimeFormatOptions) =>
  cached(`${name} ${language}`, () => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }))

const partOf = (parts: readonly Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPartTypes): string =>
  parts.find((one) => one.type === type)?.value ?? ''

/** Name of a country in the reader's language; the code itself where it is unknown. */
export function countryName(code: string, language: Language): string {
  try {
    return cached(`country ${language}`, () => new Intl.DisplayNames(language, { type: 'region' })).of(code) ?? code
  } catch {
    return code
  }
}

/** a, b and c */
export const formatList = (parts: readonly string[], language: Language): string =>
  cached(`list ${language}`, () => new Intl.ListFormat(language)).format(parts)
