import { i18n } from '@lingui/core'
import type { Language } from '#contract/auth.ts'
import { countryName as nameIn } from '../i18n/format.ts'

/** Country of a locale: `de-DE` is `DE`. */
export const countryOf = (locale: string): string => new Intl.Locale(locale).region ?? locale

/** A country's name in the language that the interface has now. */
export const countryName = (countryCode: string): string => nameIn(countryCode, i18n.locale as Language)
