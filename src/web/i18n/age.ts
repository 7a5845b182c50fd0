import { plural, t } from '@lingui/core/macro'
import { formatDate } from './format.ts'
import { language } from './language.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago `at` (ms since 1970) was: "just now", "4 min ago", "2 h ago", "9 d ago", a date after 30 days. Spaces do not break. */
export function formatAge(at: number, now: number = Date.now()): string {
  const age = Math.max(0, now - at)
  if (age < MINUTE) return t`just now`
  if (age > 30 * DAY) return formatDate(at, language())
  const text =
    age < HOUR
      ? t`${Math.floor(age / MINUTE)} min ago`
      : age < DAY
        ? t`${Math.floor(age / HOUR)} h ago`
        : plural(Math.floor(age / DAY), { one: '# d ago', other: '# d ago' })
  return text.replaceAll(' ', '\u00a0')
}
