import { language } from '#web/i18n/language.ts'

const options = { type: 'language', languageDisplay: 'standard', style: 'short' } as const

/** A localization as App Store Connect names it, in the reader's language: "English (UK)", "Japanese". */
export const localeName = (locale: string): string => new Intl.DisplayNames([language()], options).of(locale) ?? locale
