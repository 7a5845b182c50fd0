import { expect, test } from 'vitest'
import { localesOfStorefront, otherLocalizations, storefronts, storeLocaleOf } from './storefront-locales.ts'

test('there are 175 App Stores', () => {
  expect(new Set(storefronts()).size).toBe(175)
})

test.each([
  ['US', 'en-US ar-SA zh-Hans zh-Hant fr-FR ko pt-BR ru es-MX vi'],
  ['GB', 'en-GB'],
  ['DE', 'de-DE en-GB'],
  ['CH', 'de-DE en-GB fr-FR it'],
  ['CA', 'en-CA fr-CA'],
  ['JP', 'ja en-US'],
  ['TR', 'en-GB tr'],
])('the App Store of %s searches %s', (country, locales) => {
  expect(localesOfStorefront(country)?.join(' ')).toBe(locales)
})

test('a country without an App Store has none', () => {
  expect(localesOfStorefront('BD')).toBeNull()
  expect(storeLocaleOf('bn-BD')).toBe('bn-BD')
})

test.each([
  ['en-US', 'ar-SA zh-Hans-CN zh-Hant-TW fr-FR ko-KR pt-BR ru-RU es-MX vi-VN'],
  ['de-CH', 'en-GB fr-FR it-IT'],
  ['en-CA', ''],
  ['en-GB', ''],
  ['bn-BD', ''],
])('besides the localization of %s the store searches those of %s', (locale, others) => {
  expect(otherLocalizations(locale).join(' ')).toBe(others)
})

test.each([
  ['en-US', 'en-US'],
  ['de-CH', 'de-DE'],
  ['fr-LU', 'fr-FR'],
  ['nb-NO', 'no'],
  ['zh-Hant-HK', 'zh-Hant'],
  ['zh-Hans-CN', 'zh-Hans'],
  ['ar-EG', 'ar-SA'],
  ['es-UY', 'es-MX'],
  ['et-EE', 'en-GB'],
  ['en-PH', 'en-GB'],
])('people with %s see the localization %s', (locale, shown) => {
  expect(storeLocaleOf(locale)).toBe(shown)
})
