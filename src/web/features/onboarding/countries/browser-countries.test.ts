import { expect, test } from 'vitest'
import { browserCountries, countriesInOrder } from './browser-countries.ts'

test.each([
  [
    ['de-DE', 'de', 'en-US', 'en'],
    ['DE', 'US'],
  ],
  [
    ['de', 'en-GB'],
    ['DE', 'GB'],
  ],
  [['zh-Hant-TW'], ['TW']],
  [['*', ''], []],
])('the languages %j are of %j', (languages, countries) => {
  expect(browserCountries(languages)).toEqual(countries)
})

test('the browser’s country comes first if it was chosen; the others keep their order', () => {
  expect(countriesInOrder(['US', 'JP', 'DE'], ['DE', 'US'])).toEqual(['DE', 'US', 'JP'])
  expect(countriesInOrder(['US', 'JP'], ['DE'])).toEqual(['US', 'JP'])
})
