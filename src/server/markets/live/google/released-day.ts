import { DAY_MS } from '#contract/protocol/days.ts'
import type { Locale } from '#contract/store.ts'

/**
 * The day that Google Play words as `Mar 4, 2021` or `04.03.2021`: the one whose date in that language reads exactly so.
 * null: it is worded otherwise.
 */
export function releasedDay(text: string, locale: Locale): string | null {
  const year = Number(/(?<!\d)(20\d\d)(?!\d)/.exec(text)?.[1])
  if (!year) return null
  const wording = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  for (let day = new Date(Date.UTC(year, 0, 1)); day.getUTCFullYear() === year;) {
    if (wording.format(day) === text.trim()) return day.toISOString()
    day = new Date(day.getTime() + DAY_MS)
  }
  return null
}
