import { Country } from '#contract/projects.ts'
import { countryCodeOf } from '#contract/store.ts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { countries, countryByCode, isSupportedLocale } from './countries.ts'

test('CTRY-008, LIM-016: lists every storefront once, with a valid locale of that country, by name', () => {
  expect(countries.length).toBe(175)
  expect(new Set(countries.map(({ country }) => country)).size).toBe(countries.length)
  for (const entry of countries) {
    expect(v.parse(Country, entry)).toEqual(entry)
    expect(countryCodeOf(entry.locale)).toBe(entry.country)
  }
  const names = countries.map(({ displayName }) => displayName)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
})

test('CTRY-002: names are those people use, never a code', () => {
  expect(countryByCode.get('US')?.displayName).toBe('United States')
  expect(countryByCode.get('HK')?.displayName).toBe('Hong Kong')
  expect(countries.filter(({ country, displayName }) => displayName === country)).toEqual([])
})

test('a locale is supported only in the country that lists it', () => {
  const sampleMarket = ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'ja-JP', 'pt-PT', 'sv-SE']
  expect(sampleMarket.filter((locale) => !isSupportedLocale(locale))).toEqual([])
  expect(['en-XX', 'de-US', 'en-us', '', '__proto__'].filter(isSupportedLocale)).toEqual([])
})
