import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { TimelineEntry } from './timeline-entries.ts'

/** Its day; of an event the first and the last one. */
export function entryDays(entry: TimelineEntry): string {
  const first = formatDate(entry.day, language())
  if (entry.kind !== 'event') return first
  const last = formatDate(entry.event.to, language())
  return first === last ? first : `${first} – ${last}`
}
