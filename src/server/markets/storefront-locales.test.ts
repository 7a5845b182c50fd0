import { expect, test } from 'vitest'
import { localesOfStorefront, shownIn, storefronts } from '#aso/keyword-field/storefront-locales.ts'
import { countries } from './countries.ts'

test('each App Store country that can be tracked has its localizations, once', () => {
  expect(storefronts().toSorted()).toEqual(countries.map(({ country }) => country).toSorted())
})

test('the texts of a localization are read in a country that can be tracked in its language, or nowhere', () => {
  const locales = new Set(storefronts().flatMap((country) => localesOfStorefront(country) ?? []))
  const shown = new Map([...locales].map((locale) => [locale, shownIn(locale)]))
  expect(shown.get('ja')).toBe('ja-JP')
  expect(shown.get('es-MX')).toBe('es-MX')
  expect(shown.get('fr-CA')).toBeNull()
  const tracked = new Set<string | null>([null, ...countries.map(({ locale }) => locale)])
  expect([...shown.values()].filter((locale) => !tracked.has(locale))).toEqual([])
})
