import { countryCodeOf, type Locale } from '#contract/store.ts'

/** Languages that Google Play names by their older codes. */
const olderCodes: Record<string, string> = { nb: 'no', he: 'iw' }

/** How Google Play names a locale: its language with the region, which it narrows down itself, and its country. */
export function storefrontOf(locale: Locale): { lang: string; country: string } {
  const [language = 'en'] = locale.split('-')
  const country = countryCodeOf(locale)
  return { lang: `${olderCodes[language] ?? language}-${country}`, country }
}
