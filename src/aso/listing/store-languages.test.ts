import { expect, test } from 'vitest'
import { directionOf, languagesOf, listingLanguageOf, readIn } from './store-languages.ts'

test('the App Store has 50 languages, and each of both stores can be named', () => {
  expect(languagesOf('APP_STORE')).toHaveLength(50)
  for (const store of ['APP_STORE', 'GOOGLE_PLAY'] as const)
    for (const language of languagesOf(store)) expect(() => new Intl.Locale(language)).not.toThrow()
})

test.each([
  ['APP_STORE', 'de-CH', 'de-DE'],
  ['APP_STORE', 'ja-JP', 'ja'],
  ['GOOGLE_PLAY', 'de-CH', 'de-DE'],
  ['GOOGLE_PLAY', 'ja-JP', 'ja-JP'],
  ['GOOGLE_PLAY', 'nb-NO', 'no-NO'],
  ['GOOGLE_PLAY', 'he-IL', 'iw-IL'],
  ['GOOGLE_PLAY', 'hr-HR', 'hr'],
  ['GOOGLE_PLAY', 'es-MX', 'es-419'],
  ['GOOGLE_PLAY', 'zh-Hant-HK', 'zh-HK'],
  ['GOOGLE_PLAY', 'zh-Hant-TW', 'zh-TW'],
  ['GOOGLE_PLAY', 'ga-IE', 'en-US'],
] as const)('%s shows people with %s the listing in %s', (store, locale, language) => {
  expect(listingLanguageOf(store, locale)).toBe(language)
})

test('a language is read in the selected country where its people see it, else in its own', () => {
  expect(readIn('APP_STORE', 'de-DE', 'de-CH')).toBe('de-CH')
  expect(readIn('APP_STORE', 'de-DE', 'en-US')).toBe('de-DE')
  expect(readIn('APP_STORE', 'ja', 'en-US')).toBe('ja-JP')
  expect(readIn('GOOGLE_PLAY', 'hr', 'en-US')).toBe('hr-HR')
  expect(readIn('GOOGLE_PLAY', 'fr-CA', 'en-US')).toBe('fr-CA')
  expect(readIn('APP_STORE', 'fr-CA', 'en-US')).toBeNull()
})

test('a language of Google Play is read where people see it, and those that no country sees nowhere', () => {
  const read = languagesOf('GOOGLE_PLAY').map(
    (language) => [language, readIn('GOOGLE_PLAY', language, 'en-US')] as const,
  )
  for (const [language, locale] of read) expect(listingLanguageOf('GOOGLE_PLAY', locale ?? language)).toBe(language)
  expect(read.filter(([, locale]) => locale === null).map(([language]) => language)).toEqual(['ms'])
})

test.each([
  ['ar-SA', 'rtl'],
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['iw-IL', 'rtl'],
  ['fa', 'rtl'],
  ['ur', 'rtl'],
  ['en-US', 'ltr'],
  ['ja', 'ltr'],
  ['es-419', 'ltr'],
  ['az-AZ', 'ltr'],
])('%s is written %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction)
})
