import { formatDate, formatTime } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'

/** A moment of today by its time, another one with its date. */
export function soon(moment: string): string {
  const at = new Date(moment)
  const time = formatTime(at.getTime(), language())
  return at.toDateString() === new Date().toDateString() ? time : `${formatDate(at, language())}, ${time}`
}
