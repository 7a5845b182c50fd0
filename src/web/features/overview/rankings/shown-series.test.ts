import { expect, test } from 'vitest'
import { hiddenOf, isOnlyOne, toggled } from './ranking-series.ts'

const all = ['OVERALL', 'HEALTH', 'MEDICAL']
const hidden = (...categories: string[]) => new Set(categories)

test('a press hides a chart, another one shows it again', () => {
  expect(toggled(hidden(), 'HEALTH', all)).toEqual(hidden('HEALTH'))
  expect(toggled(hidden('HEALTH', 'MEDICAL'), 'HEALTH', all)).toEqual(hidden('MEDICAL'))
})

test('one always stays', () => {
  expect(toggled(hidden('OVERALL', 'HEALTH'), 'MEDICAL', all)).toEqual(hidden('OVERALL', 'HEALTH'))
  expect(isOnlyOne(hidden('OVERALL', 'HEALTH'), 'MEDICAL', all)).toBe(true)
  expect(isOnlyOne(hidden('OVERALL'), 'MEDICAL', all)).toBe(false)
  expect(isOnlyOne(hidden('OVERALL', 'HEALTH'), 'HEALTH', all)).toBe(false)
})

test('what another app or country had hidden does not count', () => {
  expect(toggled(hidden('GAMES'), 'HEALTH', ['OVERALL', 'HEALTH'])).toEqual(hidden('GAMES', 'HEALTH'))
  expect(toggled(hidden('GAMES', 'OVERALL'), 'HEALTH', ['OVERALL', 'HEALTH'])).toEqual(hidden('GAMES', 'OVERALL'))
})

test('where each was hidden elsewhere, all are shown', () => {
  expect(hiddenOf(hidden('HEALTH', 'OVERALL'), ['HEALTH', 'OVERALL'])).toEqual(hidden())
  expect(toggled(hidden('HEALTH', 'OVERALL'), 'HEALTH', ['HEALTH', 'OVERALL'])).toEqual(hidden('HEALTH'))
})
