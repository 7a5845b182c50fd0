import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { countryOfTerritory, territoryOfCountry } from './territories.ts'

test('every country that can be tracked has a territory of App Store Connect, and back', () => {
  const codes = countries.map(({ country }) => country)
  expect(codes.filter((country) => countryOfTerritory(territoryOfCountry(country) ?? '') !== country)).toEqual([])
})

test.each([
  ['GBR', 'GB'],
  ['de', 'DE'],
  ['AND', 'AD'],
  ['NOR', 'NO'],
  ['XXX', null],
  ['', null],
])('%s is %s', (territory, country) => {
  expect(countryOfTerritory(territory)).toBe(country)
})
