import { language } from './language.ts'

const options = { type: 'language', languageDisplay: 'standard', style: 'short' } as const

/** A listing's language as its store names it, in the reader's: "English (UK)", "Japanese". */
export const localeName = (locale: string): string => new Intl.DisplayNames([language()], options).of(locale) ?? locale
