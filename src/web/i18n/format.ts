import type { Language } from '#contract/auth/auth.ts'

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.DisplayNames>()

function cached<T extends Intl.NumberFormat | Intl.DateTimeFormat | Intl.DisplayNames>(key: string, make: () => T): T {
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

/** 02. March 2026 / 02. März 2026 in every language the same order (I18N-005). Days without time are read as they stand. */
export function formatDate(value: string | number | Date, language: Language): string {
  const timeZone = typeof value === 'string' && !value.includes('T') ? { timeZone: 'UTC' } : {}
  const parts = cached(
    `date ${language} ${'timeZone' in timeZone}`,
    () => new Intl.DateTimeFormat(language, { day: '2-digit', month: 'long', year: 'numeric', ...timeZone }),
  ).formatToParts(new Date(value))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('day')}. ${part('month')} ${part('year')}`
}

/** A UTC day on an axis: 02. Mar / 02. Mär; `month`: Mar 2026, for spans of half a year and more. */
export function formatAxisDay(day: string, language: Language, unit: 'day' | 'month'): string {
  const parts = cached(
    `axis ${unit} ${language}`,
    () =>
      new Intl.DateTimeFormat(language, {
        ...(unit === 'day' ? { day: '2-digit' } : { year: 'numeric' }),
        month: 'short',
        timeZone: 'UTC',
      }),
  ).formatToParts(new Date(day))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  const month = part('month').replace(/\.$/, '')
  return unit === 'day' ? `${part('day')}. ${month}` : `${month} ${part('year')}`
}

/** 14:02 on the reader's clock. */
export const formatTime = (value: number, language: Language): string =>
  cached(
    `time ${language}`,
    () => new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  ).format(value)

/** 14:02:37 on the reader's clock. */
export const formatClock = (value: number, language: Language): string =>
  cached(
    `clock ${language}`,
    () => new Intl.DateTimeFormat(language, { timeStyle: 'medium', hourCycle: 'h23' }),
  ).format(value)

/** Name of a country in the reader's language; the code itself where it is unknown. */
export function countryName(code: string, language: Language): string {
  try {
    return cached(`country ${language}`, () => new Intl.DisplayNames(language, { type: 'region' })).of(code) ?? code
  } catch {
    return code
  }
}
