import { language } from '#web/i18n/language.ts'

/** March 2026 / März 2026. `month`: its first day, ISO. */
export const monthName = (month: string): string =>
  new Intl.DateTimeFormat(language(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(month))
