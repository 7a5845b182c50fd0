import type { Locale } from '#contract/store.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** A formatter, made once per locale and options: making one costs a hundred times what formatting with it does. */
export function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, options])
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.NumberFormat(locale, options)))
  return format
}
