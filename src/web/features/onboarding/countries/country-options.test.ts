import { expect, test } from 'vitest'
import { countryOptions } from './country-options.ts'

const countries = [
  { country: 'US', locale: 'en-US', displayName: 'United States' },
  { country: 'CD', locale: 'fr-CD', displayName: 'DR Congo' },
  { country: 'AT', locale: 'de-AT', displayName: 'Austria' },
]

test('ONB-050, OP-18: a country becomes an option with code, name, small code and locale, by name', () => {
  expect(countryOptions(countries, 'en')).toEqual([
    { id: 'AT', text: 'Austria', iso2: 'at', locale: 'de-AT' },
    { id: 'CD', text: 'DR Congo', iso2: 'cd', locale: 'fr-CD' },
    { id: 'US', text: 'United States', iso2: 'us', locale: 'en-US' },
  ])
})

test('the names are in the language of the reader, and so is their order', () => {
  expect(countryOptions(countries, 'de').map(({ text }) => text)).toEqual([
    'Kongo-Kinshasa',
    'Österreich',
    'Vereinigte Staaten',
  ])
})
