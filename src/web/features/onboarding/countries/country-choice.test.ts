import { expect, test } from 'vitest'
import { isFull, toggleCountry } from './country-choice.tsx'

const eight = ['US', 'DE', 'JP', 'BR', 'CA', 'FR', 'GB', 'SE']

test('a country is added at the end, and taken out where it stands', () => {
  expect(toggleCountry([], 'US')).toEqual(['US'])
  expect(toggleCountry(['US', 'DE'], 'JP')).toEqual(['US', 'DE', 'JP'])
  expect(toggleCountry(['US', 'DE', 'JP'], 'DE')).toEqual(['US', 'JP'])
})

test('ONB-046: a ninth country is not added; of eight one can be taken out for another', () => {
  expect(isFull(eight.slice(1))).toBe(false)
  expect(isFull(eight)).toBe(true)
  expect(toggleCountry(eight, 'IT')).toEqual(eight)
  expect(toggleCountry(toggleCountry(eight, 'US'), 'IT')).toEqual([...eight.slice(1), 'IT'])
})
