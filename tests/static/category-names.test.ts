import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { genreNames } from '#server/markets/live/apple/genres.ts'
import { playCategories } from '#server/markets/live/google/categories.ts'
import { categories } from '#server/sample/categories.ts'
import { categoryName } from '#web/i18n/category-name.ts'
import { messages } from '../../locales/first/de.po'

// Names that are the same in both languages.
const alike = new Set(
  'Action Apps Arcade Beauty Business Casino Comics Dating Lifestyle Navigation Shopping Tools'.split(' '),
)

test('OV-012: every category of the stores has a name in German, and an unknown one keeps its own', () => {
  i18n.loadAndActivate({ locale: 'de', messages })
  expect(categoryName('Health & Fitness')).toBe('Gesundheit und Fitness')
  expect(categoryName('Games: Word')).toBe('Spiele: Wortspiele')
  expect(categoryName('Space Travel')).toBe('Space Travel')
  const told = [...genreNames, ...playCategories.values(), ...Object.values(categories)]
  expect(told.filter((name) => categoryName(name) === name && !alike.has(name))).toEqual([])
})
