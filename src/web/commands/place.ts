import { i18n } from '@lingui/core'

/** Country of a locale: `de-DE` is `DE`. */
export const countryOf = (locale: string): string => new Intl.Locale(locale).region ?? locale

/** A country's name in the interface's language. */
export function countryName(countryCode: string): string {
  try {
    return new Intl.DisplayNames([i18n.locale || 'en'], { type: 'region' }).of(countryCode) ?? countryCode
  } catch {
    return countryCode
  }
}
