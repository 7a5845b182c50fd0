import { i18n } from '@lingui/core'
import { afterEach, expect, test } from 'vitest'
import { countryAtStart, countryInSentence, countryNameOf } from './country.ts'

afterEach(() => i18n.activate('en'))

test.each([
  ['en-US', 'the United States'],
  ['en-GB', 'the United Kingdom'],
  ['nl-NL', 'the Netherlands'],
  ['en-PH', 'the Philippines'],
  ['de-DE', 'Germany'],
])('%s stands within an English sentence as %s', (locale, name) => expect(countryInSentence(locale)).toBe(name))

test.each([
  ['en-US', 'The United States'],
  ['nl-NL', 'The Netherlands'],
  ['de-DE', 'Germany'],
])('%s begins an English sentence as %s', (locale, name) => expect(countryAtStart(locale)).toBe(name))

test('a name alone has no article, and a German sentence names the country alone', () => {
  expect(countryNameOf('en-US')).toBe('United States')
  i18n.loadAndActivate({ locale: 'de', messages: {} })
  expect(countryInSentence('en-US')).toBe('Vereinigte Staaten')
  expect(countryAtStart('en-US')).toBe('Vereinigte Staaten')
})
